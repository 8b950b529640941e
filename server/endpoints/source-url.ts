import * as z from 'zod/mini'

const packageWithRepository = z.object({
  repository: z.union([
    z.string(),
    z.pipe(
      z.object({ url: z.string() }),
      z.transform(({ url }) => url),
    ),
  ]),
})

/**
 * The URL of the source code, from `repository` in package.json, in either form that npm allows; "" when none is
 * set or when it is not a web address.
 */
export function sourceUrl(packageJson: unknown): string {
  const { success, data } = packageWithRepository.safeParse(packageJson)
  if (!success) return ''
  const address = data.repository.replace(/^git\+/, '').replace(/\.git$/, '')
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : ''
}
