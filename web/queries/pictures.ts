import { queryOptions, useMutation } from '@tanstack/react-query'
import { sdk } from '#web/lib/api/api.ts'

/** The subject of a picture: a path of the pictures' endpoint, "/api/pictures/profile/…". */
export const picturePath = (
  subject: readonly (string | number)[],
  file: string,
  choices: Readonly<Record<string, string>>,
) => `/api/pictures/${subject.map(encodeURIComponent).join('/')}/${file}?${new URLSearchParams(choices)}`

/** A picture as a file. Pictures are large, so those that are not shown are soon removed from the cache. */
export const pictureQuery = (path: string) =>
  queryOptions({
    queryKey: ['picture', path],
    queryFn: async ({ signal }) => {
      const { download } = await sdk()
      return (await download(path, signal)).content
    },
    staleTime: 60_000,
    gcTime: 60_000,
  })

/** Draws a picture at its full size and returns it as a file. */
export const useDrawPicture = (errorTitle: string) =>
  useMutation({
    mutationFn: async (path: string) => {
      const { download } = await sdk()
      const { name = 'waymark.png', content } = await download(path)
      return { name, content }
    },
    meta: { errorTitle },
  })
