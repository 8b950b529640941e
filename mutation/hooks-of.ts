/** The name under which the hooks of a test file record what they reach; no test has it. */
export const hooksOf = (file: string) => `${file}#(hooks)`
