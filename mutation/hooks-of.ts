/** The name under which the hooks of a test file record what they reach; no test has it. */
export const hooksOf = (file: string) => `${file}#(hooks)`

/** The name of a global variable: the number of changed modules whose own code is running for the first time. */
export const moduleLoads = '__waymarkModuleLoads'
