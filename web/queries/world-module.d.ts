/** Served by scripts/world-plugin.ts: the address of the world's outlines. */
declare module 'world:address' {
  export const worldAddress: string
}
