import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Device, deviceList } from '#shared/sessions.ts'
import { send } from '#web/lib/api/api.ts'
import { isMissing } from '#web/lib/api/call-failure.ts'
import { api } from '#web/lib/api/client.ts'

const path = '/api/auth/sessions'

/** Where a person is signed in, the last used first. */
export const devicesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['session', { user: userId }],
    queryFn: async () => (await send(path, deviceList)).items,
  })

/** Signs out on one device, or with null on all but this one. */
export const useSignOutDevice = (userId: string, errorTitle: string) => {
  const queryClient = useQueryClient()
  const { queryKey } = devicesQuery(userId)
  return useMutation({
    mutationFn: async (device: Device | null) => {
      const address = device === null ? path : `${path}/${encodeURIComponent(device.id)}`
      try {
        await api.send(address, { method: 'DELETE' })
      } catch (error) {
        // The device was signed out before, perhaps in another tab.
        if (device === null || !isMissing(error)) throw error
      }
    },
    meta: { errorTitle },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
