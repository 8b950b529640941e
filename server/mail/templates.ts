/** A mail to queue in the outbox. */
export interface Letter {
  /** The account that the mail is about. */
  userId: string
  recipient: string
  purpose: MailPurpose
  subject: string
  text: string
  html: string
  /** The link in the mail, or "". */
  link: string
}

type MailPurpose = 'verification' | 'passwordReset' | 'emailChange' | 'emailChanged' | 'passwordChanged'

/** The account and the address to write to, which is the account's address or a new one that is not confirmed yet. */
export interface Recipient {
  id: string
  email: string
}

/** Asks a new user to confirm the address. The token is valid for 24 hours. */
export const verificationLetter = (to: Recipient, publicUrl: string, token: string) =>
  letter(to, 'verification', {
    subject: 'Verify your e-mail address',
    paragraphs: ['Welcome to Waymark. Please confirm that this address is yours.'],
    button: { label: 'Verify e-mail address', link: linkTo(publicUrl, '/auth/verify-email', token) },
    notes: [
      'The link is good for 24 hours. If you prefer, paste this token into the page that is waiting for it:',
      token,
      'If you did not register, ignore this mail.',
    ],
  })

/** Contains a link for choosing a new password, valid once and for 30 minutes. */
export const passwordResetLetter = (to: Recipient, publicUrl: string, token: string) =>
  letter(to, 'passwordReset', {
    subject: 'Choose a new password',
    paragraphs: ['You asked for a new password for your Waymark account.'],
    button: { label: 'Choose a new password', link: linkTo(publicUrl, '/auth/reset-password', token) },
    notes: [
      'The link works once, within 30 minutes. If you did not ask for it, ignore this mail: nothing has changed.',
    ],
  })

/** Asks the owner of the new address to confirm it. The link is valid once and for 30 minutes. */
export const emailChangeLetter = (to: Recipient, publicUrl: string, token: string) =>
  letter(to, 'emailChange', {
    subject: 'Confirm your new e-mail address',
    paragraphs: ['You asked to use this address for your Waymark account.'],
    button: {
      label: 'Confirm the new address',
      link: linkTo(publicUrl, '/auth/confirm-email-change', token),
    },
    notes: ['The link works once, within 30 minutes. If you did not ask for it, ignore this mail.'],
  })

/** Informs the old address after a change of address. It does not name the new one: others may read the old mailbox. */
export const emailChangedLetter = (to: Recipient, publicUrl: string) =>
  letter(to, 'emailChanged', {
    subject: 'Your e-mail address was changed',
    paragraphs: [
      'Your Waymark account has moved to another e-mail address, and every device was signed out.',
      'If this was you, there is nothing to do. If not, tell whoever runs this server: this address can no longer sign in.',
    ],
    button: { label: 'Open Waymark', link: publicUrl },
    notes: [],
  })

/** Informs the owner of an account that its password was changed. */
export const passwordChangedLetter = (to: Recipient, publicUrl: string) =>
  letter(to, 'passwordChanged', {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Waymark account was changed a moment ago, and every device was signed out.',
      'If this was you, there is nothing to do. If not, choose a new password now.',
    ],
    button: { label: 'Choose a new password', link: `${publicUrl}/auth/forgot-password` },
    notes: [],
  })

interface Content {
  subject: string
  paragraphs: string[]
  button: { label: string; link: string }
  notes: string[]
}

function letter({ id, email }: Recipient, purpose: MailPurpose, content: Content): Letter {
  const { subject, paragraphs, button, notes } = content
  const text = [...paragraphs, `${button.label}:\n${button.link}`, ...notes, '— Waymark'].join('\n\n')
  return {
    userId: id,
    recipient: email,
    purpose,
    subject,
    text: `${text}\n`,
    html: page(content),
    link: button.link,
  }
}

const linkTo = (publicUrl: string, path: string, token: string) => `${publicUrl}${path}?token=${token}`

// Mail programs support little CSS, so all styles are inline. The colours are those of the web app.
const page = ({ subject, paragraphs, button, notes }: Content) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#F5F6F3;color:#14212A;font:16px/1.5 'Hanken Grotesk',system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 32px;font:600 20px/1.2 'Source Serif 4',Georgia,serif">Waymark</p>
<h1 style="margin:0 0 16px;font:600 26px/1.25 'Source Serif 4',Georgia,serif">${escaped(subject)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('\n')}
<p style="margin:24px 0 32px"><a href="${escaped(button.link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#B0135E;color:#FFFFFF;text-decoration:none;font-weight:600">${escaped(button.label)}</a></p>
<hr style="border:0;border-top:1px solid #DCDED8;margin:0 0 16px">
${notes.map((text) => `<p style="margin:0 0 12px;font-size:14px;color:#5F6B74;word-break:break-word">${escaped(text)}</p>`).join('\n')}
</div>
</body>
</html>
`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
