import { Download } from 'lucide-react'
import { saveFile } from '#web/lib/page/save-file.ts'
import { settingsMessages } from '#web/messages/settings.ts'
import { useExportAccount } from '#web/queries/account-changes.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Taking everything away that is one's own. */
export function DataSection() {
  const exporting = useExportAccount(settingsMessages.couldNotExport)
  const formats = [
    { format: 'json', label: settingsMessages.downloadJson },
    { format: 'csv', label: settingsMessages.downloadCsv },
  ] as const
  const handleExport = (format: 'json' | 'csv') => {
    if (exporting.isPending) return
    exporting.mutate(format, { onSuccess: ({ name, content }) => saveFile(name, content) })
  }
  return (
    <SettingsSection title={settingsMessages.dataSection}>
      <p className="text-ink-2">{settingsMessages.dataText}</p>
      <div className="flex flex-wrap gap-2">
        {formats.map(({ format, label }) => (
          <Button
            key={format}
            aria-disabled={exporting.isPending || undefined}
            onClick={() => handleExport(format)}
          >
            <Download className="size-4" strokeWidth={1.6} aria-hidden />
            {label}
          </Button>
        ))}
      </div>
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
