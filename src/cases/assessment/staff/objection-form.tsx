import { Form, Link, useNavigation } from 'react-router'
import { type ObjectionLetter, type OfficeLanguage, objectionParts } from '#cases/assessment/objection-letter.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import type { ObjectionParts } from '#content/objection-letters.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field } from '#design/form/field.tsx'
import { LongLine, TextArea } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate, formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(caseStaffTexts.objectionForm)

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
      <Panel title={copy().objectionLetter} important>
        {error && <Note kind="info" title={error} />}
        {answer && (
          <Note kind="bad" title={copy().letterWasNotCreated} live>
            {answer.text}
          </Note>
        )}
        {!error && mayWrite && !answer && <OtherLanguages view={view} action={action} />}
        {!error && mayWrite && (
          <Form method="post" action={to} className="admin-form letter-form mt-16" key={language} preventScrollReset>
            {language !== 'de' && (
              <Note kind="warn" title={copy().askFluentSpeakerToCheck(t(caseStaffTexts.objection).languages[language])}>
                {copy().draftIsTemplateInLanguage}
              </Note>
            )}
            <div className="letter-languages">
              <Parts
                of="office"
                language={language}
                title={t(caseStaffTexts.objection).languages[language]}
                parts={email.office}
              />
              <Parts of="english" language="en" title={copy().englishForClient} parts={email.english} />
            </div>
            <Checkbox
              name="discretion"
              value="yes"
              defaultChecked={email.isByDiscretion}
              label={copy().thisIsDiscretionaryAssessmentErmessensveranlagung}
            />
            <p>
              <Button busy={isSending}>{copy().createLetter}</Button>
            </p>
          </Form>
        )}
      </Panel>
      <div className="panel-stack">
        {requested && (
          <Panel title={copy().whatClientWrote}>
            <p className="soft t14">{formatDate(requested.at)}</p>
            <p className="message-body">{requested.words}</p>
          </Panel>
        )}
        <Panel title={copy().legalRequirements}>
          <ul className="law t16">
            {objectionEndsOn && <li>{copy().postedBySwissPostPostmark(formatLongDate(objectionEndsOn))}</li>}
            <li>{copy().inWritingAndSignedBy}</li>
            <li>{copy().itStatesWhatShouldBe}</li>
            <li>{copy().discretionaryAssessmentIsChangedOnly}</li>
            <li>{copy().sentToAddressPrintedOn}</li>
            {view.officeNote && <li>{copy().decidedBy(view.officeNote)}</li>}
            {view.canton === 'BE' && <li>{copy().inBernYouCanAlso}</li>}
          </ul>
          <p className="soft t14 mt-16">{copy().weAddLetterToCase}</p>
        </Panel>
      </div>
    </div>
  )
}

function OtherLanguages({ view: { language, languages }, action }: Pick<Props, 'view' | 'action'>) {
  const names = t(caseStaffTexts.objection).languages
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <p key={other}>
        <Link to={`${action}?language=${other}`}>{copy().writeItInInstead(names[other])}</Link>
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
          <Field key={part} name={name} id={name} label={t(caseStaffTexts.objection).parts[part]}>
            {part === 'subject' ? <LongLine {...text} /> : <TextArea rows={rows[part] ?? 3} {...text} />}
          </Field>
        )
      })}
    </fieldset>
  )
}
