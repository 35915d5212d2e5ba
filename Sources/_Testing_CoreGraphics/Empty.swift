// Empty on purpose: Swift Testing's cross-import overlay looks for a module of this name.
