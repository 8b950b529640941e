import { Link, useMatches } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { openCitySearch } from '#web/lib/city-search.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useScript } from '#web/lib/page/use-script.ts'
import { useScrolledPast } from './use-scrolled-past.ts'
import { messages } from '#web/messages/index.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LanguageButton } from './language-button.tsx'
import { Logo } from './logo.tsx'
import { navigation } from './navigation.ts'
import { farPx, ScrollToTop } from './scroll-to-top.tsx'
import { SearchBox } from './search-box.tsx'
import { SideMenuButton } from './side-menu-button.tsx'
import { ThemeButton } from './theme-button.tsx'

/** Remains at the top of every page. */
export function Header() {
  const { user } = useSession()
  // The menu needs a positioning library, which visitors do not load.
  const { script: menu } = useScript(() => import('./account-menu.tsx'), { isWanted: user !== null })
  const isScrolled = useScrolledPast(0)
  const isFar = useScrolledPast(farPx)
  const isLanding = useMatches({ select: (matches) => matches.some((match) => match.routeId === '/') })
  return (
    <header
      className={clsx(
        'sticky top-0 z-30 flex h-14 shrink-0 items-center border-b bg-paper pe-2 ps-4 transition-colors md:h-16 md:gap-2 md:px-8',
        isLanding && !isScrolled ? 'border-transparent' : 'border-rule',
      )}
    >
      <Logo isShort={isFar && user !== null} />
      <nav
        aria-label={messages.layout.mainNavigation}
        className="ms-6 hidden gap-7 self-stretch md:flex lg:ms-8"
      >
        {navigation.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className="relative flex items-center text-ink-2 transition-colors font-[500] after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:bg-accent dark:aria-[current=page]:after:bg-pin"
          >
            {label()}
          </Link>
        ))}
      </nav>
      {isFar && <ScrollToTop />}
      <span className="flex-1" />
      {user === null ? (
        <>
          <LanguageButton className="max-md:hidden" />
          <ThemeButton className="max-md:hidden" />
          <Link
            to="/auth/login"
            className={clsx(
              buttonClass({ variant: 'outline' }),
              'max-md:border-transparent max-md:bg-transparent max-md:px-2.5 max-md:text-ink-2',
            )}
          >
            {messages.layout.signIn}
          </Link>
        </>
      ) : (
        <>
          <SearchBox className="hidden md:flex" />
          <IconButton
            label={messages.layout.searchCities}
            aria-haspopup="dialog"
            className="md:hidden"
            onClick={openCitySearch}
          >
            <Search className="size-5" strokeWidth={1.6} aria-hidden />
          </IconButton>
          <ThemeButton />
          <div className="w-11 md:w-10">{menu && <menu.AccountMenu user={user} />}</div>
        </>
      )}
      <SideMenuButton />
    </header>
  )
}
