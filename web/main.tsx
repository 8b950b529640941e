import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/main.css'
import { startAnalytics, startPageViews } from './lib/analytics.ts'
import { configQuery } from './lib/config.ts'
import { createQueryClient } from './lib/query-client.ts'
import { currentUser, onSessionChange, refreshSession } from './lib/session.ts'
import { startTheme } from './lib/theme.ts'
import { createAppRouter } from './router.ts'

const root = document.querySelector('#root')
if (root === null) throw new Error('index.html has no #root.')

const queryClient = createQueryClient()
const router = createAppRouter(queryClient)

startTheme()
startPageViews(router)
queryClient
  .ensureQueryData(configQuery)
  .then((config) => startAnalytics(config.analytics))
  .catch(() => startAnalytics(null))

// Guards run again whenever somebody signs in, out or has verified the address.
const guardedBy = () => `${currentUser()?.id} ${currentUser()?.verified}`
let before = guardedBy()
onSessionChange(() => {
  if (guardedBy() === before) return
  before = guardedBy()
  void router.invalidate()
})
void refreshSession()

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
