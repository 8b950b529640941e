/** The texts of everything that is shared by its address: trips, maps and profiles. */
export const sharingMessages = {
  copy: 'Copy',
  copied: 'Copied',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  couldNotCopy: 'Could not copy the link',
  selected: 'The browser did not allow copying. The address is selected: press Ctrl or Cmd and C.',
  section: 'Sharing',
  publicProfile: 'Public profile',
  publicProfileHint: 'Anyone with the link can see your map and profile. Trips stay apart.',
  profileAddress: 'Address of your profile',
  newTripsPrivate: 'New trips are private',
  newTripsPrivateHint:
    'Only you can read them, until you share them. Trips that you already have stay as they are.',
  couldNotChange: 'Could not change who can see it',
}
