import { Form, Link, useNavigation } from 'react-router'
import { type ObjectionLetter, type OfficeLanguage, objectionParts } from '#cases/assessment/objection-letter.ts'
import type { ObjectionParts } from '#content/objection-letters.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field } from '#design/form/field.tsx'
import { TextArea } from '#design/form/input.tsx'
import { LongLine } from '#design/long-line.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate } from '#platform/format.ts'
import { objectionWords } from './words.ts'

export type ObjectionAnswer = { text: string; emailContent: ObjectionLetter }

export type ObjectionView = {
  draft: { office: ObjectionParts; english: ObjectionParts }
  language: OfficeLanguage
  languages: OfficeLanguage[]
  canton: string | null
  objectionEndsOn: string | null
  requested: { at: Date; words: string } | null
  error: string | null
  officeNote: string | null
  mayWrite: boolean
}

const rows: Partial<Record<keyof ObjectionParts, number>> = { subject: 1, opening: 5, requests: 5, reasons: 10 }

type Props = { view: ObjectionView; answer: ObjectionAnswer | undefined; action: string }

export function ObjectionForm({ view, answer, action }: Props) {
  const { draft, language, objectionEndsOn, requested, error, mayWrite } = view
  const to = `${action}?language=${language}`
  const isSending = useNavigation().formAction === to
  const email = answer?.emailContent ?? { ...draft, isByDiscretion: false }
  return (
    <div className="panels">
      <Panel title="Letter of objection" important>
        {error && <Note kind="info" title={error} />}
        {answer && (
          <Note kind="bad" title="The letter was not made" live>
            {answer.text}
          </Note>
        )}
        {!error && mayWrite && !answer && <OtherLanguages view={view} action={action} />}
        {!error && mayWrite && (
          <Form method="post" action={to} className="admin-form letter-form mt-16" key={language} preventScrollReset>
            {language !== 'de' && (
              <Note
                kind="warn"
                title={`Have the ${objectionWords().languages[language]} read by somebody who writes it`}
              >
                The draft is a model in the language of the office. Nobody whose first language it is has checked it
                yet.
              </Note>
            )}
            <div className="letter-languages">
              <Parts
                of="office"
                language={language}
                title={objectionWords().languages[language]}
                parts={email.office}
              />
              <Parts of="english" language="en" title="English, for the client" parts={email.english} />
            </div>
            <Checkbox
              name="discretion"
              value="yes"
              defaultChecked={email.isByDiscretion}
              label="The assessment was made by discretion (Ermessensveranlagung): reasons and evidence are needed."
            />
            <p>
              <Button busy={isSending}>Make the letter</Button>
            </p>
          </Form>
        )}
      </Panel>
      <div className="panel-stack">
        {requested && (
          <Panel title="The client writes">
            <p className="soft t14">{formatDate(requested.at)}</p>
            <p className="message-body">{requested.words}</p>
          </Panel>
        )}
        <Panel title="What the law asks">
          <ul className="law t16">
            {objectionEndsOn && <li>Posted by {formatDate(objectionEndsOn)}; the stamp of Swiss Post counts.</li>}
            <li>
              In writing and signed by hand, by the client or with their power of attorney. A mail is no objection.
            </li>
            <li>It says what is to be changed; reasons and evidence belong to it (Art. 132 DBG, Art. 48 StHG).</li>
            <li>An assessment by discretion is changed only where it is plainly wrong, and that must be shown.</li>
            <li>To the address that is printed on the assessment.</li>
            {view.officeNote && <li>Who decides: {view.officeNote}</li>}
            {view.canton === 'BE' && <li>In Bern it can also be filed online by BE-Login.</li>}
          </ul>
          <p className="soft t14 mt-16">
            The letter becomes a document of the case, which the client sees, and a Word file (DOCX) beside it, which
            the client does not. Once it is posted, record the objection.
          </p>
        </Panel>
      </div>
    </div>
  )
}

function OtherLanguages({ view: { language, languages }, action }: Pick<Props, 'view' | 'action'>) {
  const names = objectionWords().languages
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <p key={other}>
        <Link to={`${action}?language=${other}`}>Write it in {names[other]} instead</Link>
      </p>
    ))
}

type PartsProps = { of: 'office' | 'english'; language: string; title: string; parts: ObjectionParts }

function Parts({ of, language, title, parts }: PartsProps) {
  return (
    <fieldset>
      <legend className="t20">{title}</legend>
      {objectionParts.map((part) => {
        const name = `${of}-${part}`
        const text = { lang: language, defaultValue: parts[part] }
        return (
          <Field key={part} name={name} id={name} label={objectionWords().parts[part]}>
            {part === 'subject' ? <LongLine {...text} /> : <TextArea rows={rows[part] ?? 3} {...text} />}
          </Field>
        )
      })}
    </fieldset>
  )
}
