import Glibc

exit(Tool.run(CommandLine.arguments))
