import { Form, Link } from 'react-router'
import { clientCasePath } from '#cases/process/case-links.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Icon } from '#design/icon.tsx'
import { t } from '#platform/texts.ts'
import { itemBadge } from '#portal/badges.ts'
import { Badge } from '#portal/ui/badge.tsx'
import * as returnTexts from '#returns/locales/en.ts'
import { partnerNameKey } from '#returns/questions/requested-answers.ts'
import { blocksOf } from '#returns/questions/screens.ts'
import { InterviewFrame } from './interview-frame.tsx'
import { InvitePartner } from './invite-partner.tsx'
import type { QuestionsData } from './load-questions.server.ts'
import { QuestionItem } from './question-item.tsx'
import type { QuestionsAnswer } from './questions-answer.ts'
import { ReadAnswers } from './read-answers.tsx'
import { ScopePanel } from './scope-panel.tsx'
import { TickList } from './tick-list.tsx'

const copy = () => t(returnTexts.questionsView)

type Props = { page: QuestionsData; answer: QuestionsAnswer | undefined }

export function QuestionsView({ page, answer }: Props) {
  const { found, topics, screen, lead, progress, savedAt, mayAnswer, asksAdviser, people } = page
  return (
    <InterviewFrame
      {...{ found, topics, mayAnswer, savedAt, current: screen.topic, minutesLeft: progress.minutesLeft }}
      aside={
        asksAdviser > 0 && <Note title={copy().sentTo(asksAdviser, found.adviserName)}>{copy().youWillGetReplyIn}</Note>
      }
    >
      <header>
        {screen.kicker && <p className="kicker">{screen.kicker}</p>}
        <h1 className="t44">{screen.heading}</h1>
        {mayAnswer && screen.isPartner && <p className="soft">{copy().answerFor(people.partner)}</p>}
        {lead && !screen.kicker && <p className="soft lead">{lead}</p>}
      </header>
      {mayAnswer ? <QuestionForm page={page} answer={answer} /> : <ReadScreen page={page} />}
    </InterviewFrame>
  )
}

function QuestionForm({ page, answer }: Props) {
  const { requested, isCouple, people, previous, next, offers, blankRow, addRow } = page
  return (
    // `autoComplete="off"` stops the browser from restoring values that are older than the stored ones.
    <Form method="post" className="question-form" noValidate autoComplete="off">
      {/* The first button is the form's default, so that pressing Enter in a field saves. */}
      <button type="submit" name="intent" value="save" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {copy().save}
      </button>
      {answer?.sentence && <Note kind="bad" live title={answer.sentence} />}
      <ErrorSummary errors={listErrors(answer?.errors)} title={errorTitle(answer)} />
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
      {blocksOf(requested, isCouple).map(({ person, isTicks, shown }) => {
        const [first] = shown
        if (!first) return null
        const heading = person && person !== 'joint' && !page.screen.kicker ? people[person] : null
        const props = { answer, blankRow, addRow, name: heading }
        return (
          <div key={first.key} className="question-block">
            {heading && <h2 className="t20">{heading}</h2>}
            {isTicks ? (
              <TickList all={shown} year={page.found.taxYear} {...props} />
            ) : (
              <QuestionItem requested={first} label={first.question.text} {...props} />
            )}
            {page.scope
              .filter(({ key }) => shown.some((one) => one.key === key))
              .map((item) => (
                <ScopePanel key={item.flag} item={item} mayBuy={page.mayBuy} />
              ))}
            {page.invitation && first.key === partnerNameKey && (
              <InvitePartner
                invitation={page.invitation}
                name={people.partner}
                isNamed={Boolean(first.answer?.value)}
                answer={answer}
              />
            )}
          </div>
        )
      })}
      <ScreenDocuments page={page} />
      <div className="question-end">
        {previous && (
          <ButtonLink kind="outline" icon="arrow-left" to={previous}>
            {copy().back}
          </ButtonLink>
        )}
        <Button kind="primary" name="intent" value="next">
          {copy().next(next.title)} <Icon name="chevron-right" small />
        </Button>
      </div>
    </Form>
  )
}

function errorTitle(answer: QuestionsAnswer | undefined): string | undefined {
  const count = Object.keys(answer?.errors ?? {}).length
  return count > 0 ? copy().needCorrection(count) : undefined
}

/** Documents that the answers above ask for, each with a link to send it. A long list is folded. */
function ScreenDocuments({ page: { found, documents } }: { page: QuestionsData }) {
  if (documents.length === 0) return null
  const missing = documents.filter(isToSend)
  const list = (
    <ul>
      {documents.map((item) => (
        <li key={item.id}>
          <Icon name="file-text" small />
          <span>{item.title}</span>
          {isToSend(item) ? (
            <Link to={`${clientCasePath(found.id)}#item-${item.id}`}>
              {copy().sendIt}
              <span className="visually-hidden">: {item.title}</span>
            </Link>
          ) : (
            <Badge mark={itemBadge(item.state, item.need)} />
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <section className="screen-documents" aria-label={copy().documentsForTheseAnswers}>
      {documents.length > 2 ? (
        <details>
          <summary>{copy().documentsToSend(documents.length, missing.length)}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </section>
  )
}

function isToSend({ state }: QuestionsData['documents'][number]): boolean {
  return state === 'missing' || state === 'rejected'
}

function ReadScreen({ page: { requested, people, isCouple, previous, next } }: { page: QuestionsData }) {
  return (
    <>
      <Note kind="info" title={copy().youCanReadYourAnswers}>
        {copy().ifSomethingIsNotRight}
      </Note>
      <ReadAnswers requested={requested} people={isCouple ? people : null} />
      <div className="question-end">
        {previous && (
          <ButtonLink kind="outline" icon="arrow-left" to={previous}>
            {copy().back}
          </ButtonLink>
        )}
        <ButtonLink kind="ink" to={next.path}>
          {copy().next(next.title)}
        </ButtonLink>
      </div>
    </>
  )
}
