import { Form } from 'react-router'
import type { FactName, Facts } from '#company/facts.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { LongLine } from '#design/long-line.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import type { FieldErrors } from '#platform/field-errors.ts'
import { companyWords } from './words.ts'

export type CompanyAnswer = {
  entered: Partial<Facts>
  fields: FieldErrors
  conflicts: readonly FactName[]
  now: Facts | null
}

type Props = { facts: Facts; placeholders: readonly FactName[]; mayWrite: boolean; answer: CompanyAnswer | undefined }

/** Submits each company fact together with its original value, so that the server saves only changed facts. */
export function CompanyForm({ facts: loaded, placeholders, mayWrite, answer }: Props) {
  const { groups, conflict } = companyWords()
  const { entered = {}, fields = {}, conflicts = [] } = answer ?? {}
  const facts = answer?.now ?? loaded
  return (
    <Form method="post" className="panel-stack" noValidate>
      <ErrorSummary errors={listErrors(fields)} />
      {conflicts.length > 0 && (
        <Note kind="warn" live>
          {conflict}
        </Note>
      )}
      {!mayWrite && <Note kind="info">An owner can change these.</Note>}
      {groups.map(({ title, text, names }) => (
        <Panel key={title} title={title}>
          {text && <p className="soft t16">{text}</p>}
          <div className="company-facts">
            {names.map((name) => (
              <Fact
                key={`${name} ${facts[name]}`}
                name={name}
                now={facts[name]}
                submitted={entered[name]}
                error={fields[name]}
                isInvented={placeholders.includes(name)}
                isConflict={conflicts.includes(name)}
                readOnly={!mayWrite}
              />
            ))}
          </div>
        </Panel>
      ))}
      {mayWrite && (
        <div>
          <Button kind="primary">Save Company Data</Button>
        </div>
      )}
    </Form>
  )
}

type FactProps = {
  name: FactName
  now: string
  submitted: string | undefined
  error: string | undefined
  isInvented: boolean
  isConflict: boolean
  readOnly: boolean
}

function Fact({ name, now, submitted, error, isInvented, isConflict, readOnly }: FactProps) {
  const { facts, conflicts } = companyWords()
  const { label, hint, options } = facts[name]
  const note = [isConflict && conflicts(now), isInvented && 'Still invented.', hint].filter(Boolean).join(' ')
  return (
    <>
      <input type="hidden" name={`seen-${name}`} value={now} />
      <Field name={name} label={label} hint={note || undefined} error={error}>
        {options && !readOnly ? (
          <Select options={options} defaultValue={submitted ?? now} />
        ) : (
          <LongLine autoComplete="off" spellCheck={false} readOnly={readOnly} defaultValue={submitted ?? now} />
        )}
      </Field>
    </>
  )
}
