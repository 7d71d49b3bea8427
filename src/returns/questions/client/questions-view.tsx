import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { clientCasePath } from '#cases/process/case-links.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Icon } from '#design/icon.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { answerLines } from '#returns/questions/answer-text.ts'
import { clientQuestionsPath } from '#returns/questions/question-links.ts'
import { AnswerDocuments } from './answer-documents.tsx'
import type { QuestionsData, RequestedView } from './load-questions.server.ts'
import { QuestionItem } from './question-item.tsx'
import type { QuestionsAnswer } from './questions-answer.ts'

const sectionNavCopy = () => t(returnTexts.sectionNav)

const copy = () => t(returnTexts.questionsView)

type Props = { page: QuestionsData; answer: QuestionsAnswer | undefined }

export function QuestionsView({ page, answer }: Props) {
  const { found, section, progress, savedAt, mayAnswer } = page
  const { answered, all, minutesLeft } = progress
  return (
    <>
      <AppHeader
        title={copy().yourQuestions}
        before={<BackLink to={clientCasePath(found.id)}>{found.title}</BackLink>}
        actions={
          savedAt && (
            <p className="saved-at" role="status">
              <Icon name="circle-check" small /> {copy().savedYouCanStopAt(formatDateTime(savedAt))}
            </p>
          )
        }
      >
        <Status kind={answered === all ? 'done' : 'prog'}>{copy().ofAnswered(answered, all)}</Status>
        <span className="soft t16">{found.caseNumber}</span>
        {mayAnswer && answered < all && <span className="soft t16">{copy().aboutLeft(minutesLeft)}</span>}
      </AppHeader>
      <div className="questions mt-32">
        <SectionNav page={page} />
        <div>
          <h2 className="t32">{section.title}</h2>
          <p className="soft t16 mt-8">{section.lead}</p>
          {mayAnswer ? <QuestionForm page={page} answer={answer} /> : <ReadAnswers page={page} />}
        </div>
        <AnswerDocuments page={page} />
      </div>
    </>
  )
}

function QuestionForm({ page, answer }: Props) {
  const { found, requested, isCouple, people, previous, next, offers, blankRow } = page
  const own = requested.filter(({ person }) => person !== 'partner')
  const partners = requested.filter(({ person }) => person === 'partner')
  const item = (one: RequestedView) => {
    const name = one.person === 'joint' || !isCouple ? null : people[one.person]
    const label = name ? `${one.question.text} (${name})` : one.question.text
    return <QuestionItem key={one.key} requested={one} {...{ label, answer, blankRow }} />
  }
  return (
    // `autoComplete="off"` stops the browser from restoring values that are older than the stored ones.
    <Form method="post" className="question-form" noValidate autoComplete="off">
      {/* The first button is the form's default, so that pressing Enter in a field saves. */}
      <button type="submit" name="intent" value="save" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {copy().save}
      </button>
      {answer?.sentence && <Note kind="bad" live title={answer.sentence} />}
      <ErrorSummary errors={listErrors(answer?.errors)} />
      {offers > 0 && (
        <Note
          title={copy().youAnsweredManyOfThese}
          action={
            <Button kind="outline" size="small" name="intent" value="take-all">
              {copy().useAllAnswers}
            </Button>
          }
        >
          {copy().youCanUseAllOf}
        </Note>
      )}
      {own.map(item)}
      {partners.length > 0 && <h3 className="t24 mt-32">{people.partner}</h3>}
      {partners.map(item)}
      <div className="question-end">
        {previous && (
          <ButtonLink kind="outline" icon="arrow-left" to={clientQuestionsPath(found.id, previous.code)}>
            {copy().back}
          </ButtonLink>
        )}
        <Button kind="primary" name="intent" value="next">
          {next ? copy().next(next.title) : copy().saveAndFinish} <Icon name="chevron-right" small />
        </Button>
      </div>
    </Form>
  )
}

function ReadAnswers({ page: { requested, people, isCouple } }: { page: QuestionsData }) {
  const { marks: badges, notAnswered } = t(returnTexts.question)
  return (
    <>
      <div className="mt-24">
        <Note kind="info" title={copy().youCanReadYourAnswers}>
          {copy().ifSomethingIsNotRight}
        </Note>
      </div>
      <dl className="read-answers mt-24">
        {requested.map(({ key, question, person, answer }) => {
          const lines = answerLines(question, answer?.value ?? null)
          return (
            <div key={key}>
              <dt>
                {question.text}
                {isCouple && person !== 'joint' && ` (${people[person]})`}
              </dt>
              {lines.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
              {lines.length === 0 && (
                <dd className="soft">{answer?.mark ? badges[answer.mark].client : notAnswered}</dd>
              )}
            </div>
          )
        })}
      </dl>
    </>
  )
}

function SectionNav({ page: { found, sections, section } }: { page: QuestionsData }) {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && current) strip.current.scrollLeft = current.offsetLeft - strip.current.offsetLeft - 16
  }, [])
  return (
    <nav className="sections" aria-label={sectionNavCopy().sections}>
      <ul ref={strip}>
        {sections.map(({ code, title, answered, all }) => {
          const isDone = all > 0 && answered === all
          const state =
            all === 0 ? sectionNavCopy().notNeeded : isDone ? sectionNavCopy().done : sectionNavCopy().of(answered, all)
          const isCurrent = code === section.code
          const words = (
            <>
              <span>{title}</span>
              <em>{state}</em>
              {isCurrent && !isDone && <progress className="progress" value={answered} max={all} aria-label={title} />}
            </>
          )
          return (
            <li key={code}>
              {all === 0 ? (
                <span className="place">{words}</span>
              ) : (
                <Link
                  to={clientQuestionsPath(found.id, code)}
                  className={classes('place', isDone && 'done')}
                  aria-current={isCurrent ? 'step' : undefined}
                >
                  {words}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
