import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/main.css'
import { startAnalytics, startPageViews } from './lib/analytics.ts'
import { configQuery } from './lib/config/config.ts'
import { followSession } from './lib/session/follow-session.ts'
import { followLanguage } from './lib/language/language.ts'
import { createQueryClient } from './lib/api/query-client.ts'
import { explainScriptFailures } from './lib/page/script-failure.ts'
import { refreshSession } from './lib/session/session.ts'
import { startTheme } from './lib/page/theme.ts'
import { loadMissingTexts } from './messages/language.ts'
import { createAppRouter } from './router.ts'

const root = document.querySelector('#root')
if (root === null) throw new Error('index.html has no #root.')

const queryClient = createQueryClient()
const router = createAppRouter(queryClient)

startTheme()
explainScriptFailures()
startPageViews(router)
queryClient
  .ensureQueryData(configQuery)
  .then((config) => startAnalytics(config.analytics))
  .catch(() => startAnalytics(null))

followSession(router, queryClient)
followLanguage()
void refreshSession()

await loadMissingTexts()
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
