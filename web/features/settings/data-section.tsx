import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { exportFormats, type ExportFormat } from '#shared/export-formats.ts'
import { saveFile } from '#web/lib/page/save-file.ts'
import { settingsMessages } from '#web/messages/settings.ts'
import { type ExportFile, useExportAccount } from '#web/queries/account-changes.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Downloads all data of the account. */
export function DataSection() {
  const exporting = useExportAccount(settingsMessages.couldNotExport)
  const handleExport = (file: ExportFile) => {
    if (exporting.isPending) return
    exporting.mutate(file, { onSuccess: ({ name, content }) => saveFile(name, content) })
  }
  const button = (file: ExportFile, label: string) => (
    <Button aria-disabled={exporting.isPending || undefined} onClick={() => handleExport(file)}>
      <Download className="size-4" strokeWidth={1.6} aria-hidden />
      {label}
    </Button>
  )
  return (
    <SettingsSection title={settingsMessages.dataSection}>
      <p className="text-ink-2">{settingsMessages.dataText}</p>
      <div className="flex flex-wrap gap-2">
        {button('account.json', settingsMessages.downloadJson)}
        {button('account.csv', settingsMessages.downloadCsv)}
      </div>
      <FormatRow label={settingsMessages.exportMap}>
        {(format) => button(`map.${format}`, settingsMessages.downloadMap)}
      </FormatRow>
      <FormatRow label={settingsMessages.exportTrips}>
        {(format) => button(`trips.${format}`, settingsMessages.downloadTrips)}
      </FormatRow>
      {exporting.error !== null && (
        <FailureNotice
          title={settingsMessages.couldNotExport}
          error={exporting.error}
          onRetry={() => handleExport(exporting.variables)}
          onDismiss={exporting.reset}
        />
      )}
    </SettingsSection>
  )
}

type FormatRowProps = { label: string; children: (format: ExportFormat) => ReactNode }

/** A choice of format, and the button that downloads in the chosen one. */
function FormatRow({ label, children }: FormatRowProps) {
  const [chosen, setChosen] = useState<ExportFormat>('csv')
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Choice
        label={label}
        value={chosen}
        onChange={(value) => setChosen(exportFormats.find((format) => format === value) ?? chosen)}
        className="min-w-52 flex-1"
      >
        {exportFormats.map((format) => (
          <option key={format} value={format}>
            {settingsMessages.exportFormats[format]}
          </option>
        ))}
      </Choice>
      {children(chosen)}
    </div>
  )
}
