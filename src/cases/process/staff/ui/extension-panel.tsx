import { Form } from 'react-router'
import { extensionSteps, extensionWayOf, nextExtension, takesExtension } from '#cases/assessment/extension.ts'
import { officeLanguagesOf } from '#cases/assessment/objection-letter.ts'
import * as caseTexts from '#cases/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { extensionRecipients } from '#content/extension-letters.ts'
import { extensionInWords } from '#content/procedure/deadline-words.ts'
import { secondLanguageNotes } from '#content/procedure/office-languages.ts'
import { objectionOffices } from '#content/procedure/tax-offices.ts'
import { Button } from '#design/button.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { MoneyInput, Select, TextArea, TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatLongDate, formatMoney, formatNumericDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { filingDueOn } from '#shop/domicile/cantons.ts'
import type { CaseAnswer, CaseView } from './case-view.ts'

const copy = () => t(caseStaffTexts.extensionPanel)

const noAnswer: Partial<CaseAnswer> = {}

export function ExtensionPanel({ view, answer }: { view: CaseView; answer: CaseAnswer | undefined }) {
  const { found, extensions } = view
  if (!takesExtension(found)) return null
  const way = extensionWayOf(found)
  const { values = {}, text } = answer?.at === 'extension' ? answer : noAnswer
  const names = t(caseTexts.cases).extensionSteps
  const [latest] = extensions
  const next = nextExtension(found, latest?.untilOn ?? filingDueOn(found), view.today)
  const start = latest?.step === 'requested' ? latest : next
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
          {way.route !== 'unknown' && <p className="t14">{copy().source(way.source)}</p>}
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
          <Field
            name="until"
            label={copy().extendedUntil}
            hint={start === next && next && copy().nextStep}
            error={text}
          >
            <DateInput defaultValue={values.until ?? start?.untilOn} />
          </Field>
          <Field name="fee" label={copy().cantonsFee} hint={copy().leaveEmptyIfItIs}>
            <MoneyInput defaultValue={values.fee ?? (start?.feeCents ? String(start.feeCents / 100) : '')} />
          </Field>
          <Button kind="outline" size="small" name="intent" value="extension">
            {copy().recordExtension}
          </Button>
        </Form>
      )}
      {view.mayPlan && way && <LetterForm view={view} answer={answer} />}
    </Panel>
  )
}

/** Creates the letter that asks for the extension, with addressee, date and sender, as PDF and Word file. */
function LetterForm({ view: { found, extensions }, answer }: { view: CaseView; answer: CaseAnswer | undefined }) {
  const { values = {}, text } = answer?.at === 'extension-letter' ? answer : noAnswer
  const languages = officeLanguagesOf(found.canton)
  const until = extensions[0] ? formatNumericDate(extensions[0].untilOn) : ''
  const office = objectionOffices[found.canton ?? ''] ?? null
  return (
    <details className="ask" open={text !== undefined || undefined}>
      <summary>{copy().letterToTaxOffice}</summary>
      <Form method="post" className="admin-form compact" preventScrollReset>
        <Field name="recipient" label={copy().addressee} hint={copy().replaceTextInBrackets} error={text} required>
          <TextArea
            rows={4}
            maxLength={500}
            defaultValue={values.recipient ?? extensionRecipients[languages[0]](office)}
          />
        </Field>
        <Field name="number" label={copy().clientsNumber} hint={copy().numberOnForm}>
          <TextInput maxLength={60} autoComplete="off" defaultValue={values.number ?? ''} />
        </Field>
        <Field name="until" id="letter-until" label={copy().requestedUntil} required>
          <DateInput defaultValue={values.until ?? until} />
        </Field>
        {languages.length > 1 && (
          <Field name="language" label={copy().language}>
            <Select
              defaultValue={values.language ?? languages[0]}
              options={languages.map((value) => ({ value, label: copy().languages[value] }))}
            />
          </Field>
        )}
        <Button kind="outline" size="small" name="intent" value="extension-letter">
          {copy().createLetter}
        </Button>
      </Form>
    </details>
  )
}
