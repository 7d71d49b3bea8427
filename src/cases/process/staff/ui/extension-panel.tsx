import { Form } from 'react-router'
import { extensionSteps, extensionWayOf, takesExtension } from '#cases/assessment/extension.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import type { CaseAnswer } from '#cases/process/staff/case-answer.ts'
import { caseWords } from '#cases/words.ts'
import { extensionInWords } from '#content/deadline-words.ts'
import type { ExtensionRoute } from '#content/extensions.ts'
import { secondLanguageNotes } from '#content/office-languages.ts'
import { Button } from '#design/button.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { MoneyInput, Select } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'
import type { CaseView } from './case-view.ts'

const noAnswer: Partial<CaseAnswer> = {}

const emailWords: Record<ExtensionRoute, string> = {
  online: 'Use the letter only if the online request is not possible.',
  office: 'Ask this office; the letter is for the address printed on the client’s form.',
  writing: 'The letter is for the address printed on the client’s form. Add the reasons.',
  payment: 'Do not send a letter: the payment is the request.',
  unknown: 'Do not rely on a letter before the canton has told you how it takes requests.',
}

export function ExtensionPanel({ view, answer }: { view: CaseView; answer: CaseAnswer | undefined }) {
  const { found, extensions } = view
  if (!takesExtension(found)) return null
  const way = extensionWayOf(found)
  const { values = {}, text } = answer?.at === 'extension' ? answer : noAnswer
  const names = caseWords().extensionSteps
  return (
    <Panel title="Extension">
      <ul className="t16">
        {extensions.map(({ id, step, untilOn, feeCents }) => (
          <li key={id} className="numbers">
            {names[step]}: until {formatDate(untilOn)}
            {feeCents > 0 && `, ${formatMoney(feeCents)}`}
          </li>
        ))}
      </ul>
      {way ? (
        <div className="soft t16 mt-8">
          <p>{extensionInWords(way.canton)}</p>
          {way.href && <a href={way.href}>Online at the canton</a>}
          <p className="t14">{emailWords[way.route]}</p>
          {secondLanguageNotes[way.canton] && <p className="t14">{secondLanguageNotes[way.canton]}</p>}
        </div>
      ) : (
        <p className="soft t16 mt-8">Enter the canton of the case to see how it extends the deadline.</p>
      )}
      {view.mayPlan && (
        <Form method="post" className="admin-form compact mt-16" preventScrollReset>
          <Field name="extension" label="Step">
            <Select
              defaultValue={values.extension ?? 'requested'}
              options={extensionSteps.map((value) => ({ value, label: names[value] }))}
            />
          </Field>
          <Field name="until" label="Until" error={text}>
            <DateInput defaultValue={values.until ?? ''} />
          </Field>
          <Field name="fee" label="Fee of the canton" hint="Leave empty when it is free.">
            <MoneyInput defaultValue={values.fee ?? ''} />
          </Field>
          <div className="row">
            <Button kind="outline" size="small" name="intent" value="extension">
              Record
            </Button>
            {way && (
              <a className="t16" href={`${staffCasePath(found.id)}/extension-letter`} download>
                Letter to the tax office
              </a>
            )}
          </div>
        </Form>
      )}
    </Panel>
  )
}
