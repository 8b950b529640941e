import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { CitySearch } from '#web/features/cities/city-search.tsx'
import { Footer } from '#web/features/layout/footer.tsx'
import { Header } from '#web/features/layout/header.tsx'
import { PageFocus } from '#web/features/layout/page-focus.tsx'
import { PageTitle } from '#web/features/layout/page-title.tsx'
import { useShownCounting } from '#web/lib/counting-dialog.ts'
import { ConfigProvider } from '#web/lib/config/config-provider.tsx'
import { useKeptPage } from '#web/lib/page/use-kept-page.ts'
import { scriptFailedToast } from '#web/lib/page/script-failure.ts'
import { useScript } from '#web/lib/page/use-script.ts'
import { useSession } from '#web/lib/session/session.ts'
import { closeStayPrompt, useStayPrompt } from '#web/lib/stay-prompt.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { Toaster } from '#web/ui/toaster.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  staticData: { title: () => messages.common.appName },
  component: Root,
})

function Root() {
  useLanguage()
  const { user } = useSession()
  // For signed-in people only: applies changes that other devices make.
  const { script: news } = useScript(() => import('#web/features/layout/account-news.tsx'), {
    isWanted: user !== null,
  })
  // Opened from every number of countries.
  const countingOf = useShownCounting()
  const { script: counting } = useScript(() => import('./-counting-window.tsx'), {
    isWanted: countingOf !== '',
  })
  const { script: questions } = useScript(() => import('#web/features/stays/stay-questions.tsx'), {
    isWanted: useStayPrompt() !== undefined,
    onFail: (error) => {
      closeStayPrompt()
      scriptFailedToast(error)
    },
  })
  useKeptPage()
  const isMap = useMatches({
    select: (matches) => matches.some((match) => match.staticData.layout === 'map'),
  })
  return (
    <ConfigProvider>
      <div className={isMap ? 'flex h-dvh flex-col overflow-hidden' : 'flex min-h-dvh flex-col'}>
        <a
          href="#content"
          className="fixed top-2 inset-s-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
        >
          {messages.layout.skip}
        </a>
        <Header />
        <Content />
        {!isMap && <Footer />}
        {user !== null && (
          <>
            <CitySearch key={user.id} userId={user.id} />
            {news && <news.AccountNews userId={user.id} />}
            {questions && <questions.StayQuestions />}
          </>
        )}
        {countingOf !== '' && counting && <counting.CountingWindow userId={countingOf} />}
        <Toaster />
        <PageTitle />
        <PageFocus />
      </div>
    </ConfigProvider>
  )
}

/** The page. A line below the header is shown while the next page is loading. */
function Content() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return (
    <main
      id="content"
      tabIndex={-1}
      aria-busy={isLoading || undefined}
      className="flex min-h-0 flex-1 flex-col outline-none"
    >
      <Outlet />
    </main>
  )
}
