import { Link } from '@tanstack/react-router'
import { authMessages } from '#web/messages/auth.ts'
import { textLinkClass } from '#web/ui/text-link.ts'

/** The way back to the login page, which then leads on to where the person wanted to go. */
export function BackToLogin() {
  return (
    <p>
      <Link to="/auth/login" search={true} className={textLinkClass('ink')}>
        {authMessages.backToLogin}
      </Link>
    </p>
  )
}
