import { sharingMessages } from '#web/messages/sharing.ts'
import { CopyAddress } from './copy-address.tsx'
import { Switch } from './switch.tsx'

type PublicProfileProps = {
  userId: string
  isPublic: boolean
  onChange: (isPublic: boolean) => void
}

/** The switch that makes the person's profile and map public, and the profile's address while it is on. */
export function PublicProfile({ userId, isPublic, onChange }: PublicProfileProps) {
  return (
    <>
      <Switch
        label={sharingMessages.publicProfile}
        hint={sharingMessages.publicProfileHint}
        isOn={isPublic}
        onChange={onChange}
      />
      {isPublic && (
        <CopyAddress
          label={sharingMessages.profileAddress}
          address={`${window.location.origin}/profile/${userId}`}
        />
      )}
    </>
  )
}
