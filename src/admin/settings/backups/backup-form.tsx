import { Form } from 'react-router'
import { Panel } from '#design/app-frame.tsx'
import { Button } from '#design/button.tsx'
import { Segmented } from '#design/choice.tsx'
import { Field, FieldGroup } from '#design/field.tsx'
import { AffixInput, Select, TextInput } from '#design/input.tsx'
import { ErrorSummary, listErrors, Note } from '#design/note.tsx'
import { restoreTestDays } from '#platform/backup/backup-settings.ts'
import type { FieldErrors } from '#platform/field-faults.ts'
import type { BackupsView } from './view-backups.server.ts'
import { backupWords } from './words.ts'

type Props = {
  view: BackupsView
  isOwner: boolean
  answer: { fields: FieldErrors; values: Record<string, string> } | undefined
}

/** When backups are made, where they lie and how long, and when one is tried. The place is the owner's to choose. */
export function BackupForm({ view: { settings, configured, isEncrypted }, isOwner, answer }: Props) {
  const { fields = {}, values = {} } = answer ?? {}
  return (
    <Panel title="Daily backups">
      <Form method="post" className="admin-form mt-8" noValidate preventScrollReset>
        <ErrorSummary errors={listErrors(fields)} />
        {!isEncrypted && (
          <Note kind="warn">Backups are not encrypted: BACKUP_KEY is not set where the program runs.</Note>
        )}
        <FieldGroup
          name="backupDaily"
          label="Daily backups"
          hint="On: one a day, by whichever worker is there; a time that was missed is made up for."
          error={fields.backupDaily}
        >
          <Segmented
            key={settings.daily}
            defaultValue={values.backupDaily ?? settings.daily}
            options={[
              { value: 'on', label: 'On' },
              { value: 'off', label: 'Off' },
            ]}
          />
        </FieldGroup>
        <Field name="backupTime" label="Time" hint="Time in Zurich, from which on it runs." error={fields.backupTime}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            key={settings.time}
            defaultValue={values.backupTime ?? settings.time}
          />
        </Field>
        {isOwner ? (
          <Field
            name="backupPlace"
            label="Place"
            hint={`A folder of the machine on which the worker runs, or s3://bucket/prefix with the keys of the configuration. Empty: ${configured ?? 'BACKUP_DIR, which is not set'}.`}
            error={fields.backupPlace}
          >
            <TextInput
              autoComplete="off"
              spellCheck={false}
              key={settings.place}
              defaultValue={values.backupPlace ?? settings.place}
            />
          </Field>
        ) : (
          <p className="soft t16">Place: {settings.address ?? 'none is set'}. An owner can change it.</p>
        )}
        <Field
          name="backupKeepDays"
          label="Kept for"
          hint="The newest backup of each of so many days stays. The privacy notice promises 90 at most."
          error={fields.backupKeepDays}
        >
          <AffixInput
            suffix="days"
            inputMode="numeric"
            autoComplete="off"
            key={settings.keep}
            defaultValue={values.backupKeepDays ?? settings.keep}
          />
        </Field>
        <Field
          name="restoreTestDay"
          label="Restore test"
          hint="The newest backup is restored into a scratch database; counts and checksums of rows and files are compared."
          error={fields.restoreTestDay}
        >
          <Select
            key={settings.testDay}
            defaultValue={values.restoreTestDay ?? settings.testDay}
            options={restoreTestDays.map((value) => ({ value, label: backupWords().testDays[value] }))}
          />
        </Field>
        <div>
          <Button kind="primary" size="small">
            Save Settings
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
