/** Served by scripts/world-plugin.ts: the packed outlines of the world. */
declare module 'world:address' {
  export const worldAddress: string
  /** The name of the file, in the World record of `geo_json`, that was packed. Names change with the content. */
  export const worldName: string
}
