import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/main.css'
import { createQueryClient } from './lib/query-client.ts'
import { onSessionChange, refreshSession, startRealtime } from './lib/session.ts'
import { startTheme } from './lib/theme.ts'
import { createAppRouter } from './router.ts'

const root = document.querySelector('#root')
if (root === null) throw new Error('index.html has no #root.')

const queryClient = createQueryClient()
const router = createAppRouter(queryClient)

startTheme()
// Guards run again whenever somebody signs in or out.
onSessionChange(() => void router.invalidate())
void refreshSession().then(startRealtime)

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
