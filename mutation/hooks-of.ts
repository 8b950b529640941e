/** The name under which the code that a test file's hooks reach is recorded; no test has this name. */
export const hooksOf = (file: string) => `${file}#(hooks)`

/** The name of a global variable: the number of mutated modules whose top-level code is running now. */
export const moduleLoads = '__waymarkModuleLoads'
