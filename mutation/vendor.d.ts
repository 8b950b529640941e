/** Types of the parts in use of packages that are installed only in this folder. */
declare module '@stryker-mutator/vitest-runner' {
  export const strykerPlugins: readonly [{ factory: unknown }]
  export const strykerValidationSchema: object
}
