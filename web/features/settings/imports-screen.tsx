import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileDown, Undo2 } from 'lucide-react'
import type { ImportRecord } from '#shared/collections/imports.ts'
import { importedRowsText } from '#web/lib/language/import-rows.ts'
import { successToast } from '#web/lib/toast.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { importsQuery, useUndoImport } from '#web/queries/imports.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { UndoImport } from '#web/ui/undo-import.tsx'
import { timestampText } from './moment.ts'
import { RowIcon, SettingRow, SettingRows, SettingRowSkeleton } from './setting-row.tsx'
import { SettingsSection } from './settings-section.tsx'

/** All imports of the person, each with what it has stored and a button to undo it. */
export function ImportsScreen({ userId }: { userId: string }) {
  const imports = useQuery(importsQuery(userId))
  const undo = useUndoImport(userId, texts.undo.failed)
  const handleUndo = ({ id }: ImportRecord) =>
    undo.mutate(id, {
      onSuccess: ({ removed, kept }) =>
        successToast(texts.undo.done, {
          description: texts.undo.doneText({
            what: importedRowsText(removed),
            kept: kept.stays + kept.wishes + kept.trips,
          }),
        }),
    })
  return (
    <SettingsSection title={texts.list.section} isWide>
      {imports.error !== null && imports.data === undefined ? (
        <FailureNotice
          title={texts.list.notLoaded}
          error={imports.error}
          onRetry={() => void imports.refetch()}
          isRetrying={imports.isFetching}
        />
      ) : imports.data?.length === 0 ? (
        <p className="text-ink-2">{texts.list.empty}</p>
      ) : (
        <SettingRows>
          {imports.data?.map((one) => (
            <ImportRow key={one.id} record={one} isBusy={undo.isPending} onUndo={() => handleUndo(one)} />
          )) ?? <SettingRowSkeleton />}
        </SettingRows>
      )}
      <Link to="/import" className={buttonClass({ className: 'self-start' })}>
        {texts.list.add}
      </Link>
    </SettingsSection>
  )
}

type ImportRowProps = { record: ImportRecord; isBusy: boolean; onUndo: () => void }

function ImportRow({ record, isBusy, onUndo }: ImportRowProps) {
  const { state, skipped, created } = record
  const name = record.name || texts.list.unnamed
  const what = importedRowsText(record)
  const detail = texts.list.detail({ day: timestampText(created), what, skipped })
  return (
    <SettingRow
      icon={<RowIcon icon={state === 'undone' ? Undo2 : FileDown} />}
      title={name}
      detail={
        <>
          {detail}
          {state === 'undone' && ` · ${texts.list.undone}`}
          {state === 'open' && <span className="block text-warn">{texts.list.open}</span>}
        </>
      }
      actions={
        state !== 'undone' && <UndoImport isQuiet name={name} what={what} isBusy={isBusy} onUndo={onUndo} />
      }
    />
  )
}
