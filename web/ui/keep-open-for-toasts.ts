/** For a dialog's `onInteractOutside`: a click on a toast does not close the dialog. */
export const keepOpenForToasts = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('.toast') !== null) event.preventDefault()
}
