/** Whether keys pressed on a target enter text or choose one of its options. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest(
      'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="combobox"], [role="listbox"], [role="menu"], [role="grid"]',
    ) !== null)

/** Whether a dialog is open, which then handles the keys. */
export const isDialogOpen = (): boolean =>
  document.querySelector('[role="dialog"][data-state="open"], [role="alertdialog"]') !== null
