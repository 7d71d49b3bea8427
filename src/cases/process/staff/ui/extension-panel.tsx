import { Form } from 'react-router'
import { extensionSteps, extensionWayOf, takesExtension } from '#cases/assessment/extension.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { extensionInWords } from '#content/deadline-words.ts'
import { secondLanguageNotes } from '#content/office-languages.ts'
import { Button } from '#design/button.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { MoneyInput, Select } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatLongDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { CaseAnswer, CaseView } from './case-view.ts'

const copy = () => t(caseStaffTexts.extensionPanel)

const noAnswer: Partial<CaseAnswer> = {}

export function ExtensionPanel({ view, answer }: { view: CaseView; answer: CaseAnswer | undefined }) {
  const { found, extensions } = view
  if (!takesExtension(found)) return null
  const way = extensionWayOf(found)
  const { values = {}, text } = answer?.at === 'extension' ? answer : noAnswer
  const names = t(caseTexts.cases).extensionSteps
  return (
    <Panel title={copy().deadlineExtension}>
      <ul className="t16">
        {extensions.map(({ id, step, untilOn, feeCents }) => (
          <li key={id} className="numbers">
            {copy().until(names[step], formatLongDate(untilOn))}
            {feeCents > 0 && `, ${formatMoney(feeCents)}`}
          </li>
        ))}
      </ul>
      {way ? (
        <div className="soft t16 mt-8">
          <p>{extensionInWords(way.canton)}</p>
          {way.href && <a href={way.href}>{copy().requestItOnlineFromCanton}</a>}
          <p className="t14">{copy().emailWords[way.route]}</p>
          {secondLanguageNotes[way.canton] && <p className="t14">{secondLanguageNotes[way.canton]}</p>}
        </div>
      ) : (
        <p className="soft t16 mt-8">{copy().enterCantonOfCaseTo}</p>
      )}
      {view.mayPlan && (
        <Form method="post" className="admin-form compact mt-16" preventScrollReset>
          <Field name="extension" label={copy().status}>
            <Select
              defaultValue={values.extension ?? 'requested'}
              options={extensionSteps.map((value) => ({ value, label: names[value] }))}
            />
          </Field>
          <Field name="until" label={copy().extendedUntil} error={text}>
            <DateInput defaultValue={values.until ?? ''} />
          </Field>
          <Field name="fee" label={copy().cantonsFee} hint={copy().leaveEmptyIfItIs}>
            <MoneyInput defaultValue={values.fee ?? ''} />
          </Field>
          <div className="row">
            <Button kind="outline" size="small" name="intent" value="extension">
              {copy().recordExtension}
            </Button>
            {way && (
              <a className="t16" href={`${staffCasePath(found.id)}/extension-letter`} download>
                {copy().letterToTaxOffice}
              </a>
            )}
          </div>
        </Form>
      )}
    </Panel>
  )
}
