import { clientCasePath } from '#cases/process/case-links.ts'
import { ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { t } from '#platform/texts.ts'
import { itemBadge } from '#portal/badges.ts'
import { Badge } from '#portal/ui/badge.tsx'
import * as returnTexts from '#returns/locales/en.ts'
import type { QuestionsData } from './load-questions.server.ts'

const copy = () => t(returnTexts.answerDocuments)

export function AnswerDocuments({ page }: { page: QuestionsData }) {
  const { found, documents, sections, asksAdviser } = page
  const titleOf = (code: string | null) => sections.find((one) => one.code === code)?.title
  const shown = documents.toSorted((a, b) => Number(a.state === 'not_needed') - Number(b.state === 'not_needed'))
  return (
    <aside aria-label={copy().documentsFromYourAnswers}>
      <h2 className="t20">{copy().documentsFromYourAnswers}</h2>
      <p className="soft t14 mt-8">{shown.length > 0 ? copy().thisListChangesAsYou : copy().ifYourAnswersMeanThat}</p>
      <ul className="answer-documents mt-8">
        {shown.map(({ id, title, state, need, section }) => (
          <li key={id}>
            <b className="t16">{title}</b>
            {titleOf(section) && <span className="soft t14">{titleOf(section)}</span>}
            <Badge mark={itemBadge(state, need)} />
            {(state === 'missing' || state === 'rejected') && (
              <ButtonLink kind="outline" size="small" to={`${clientCasePath(found.id)}#item-${id}`}>
                {copy().upload}
                <span className="visually-hidden">: {title}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      {asksAdviser > 0 && (
        <div className="mt-32">
          <Note title={copy().sentTo(asksAdviser, found.adviserName)}>{copy().youWillGetReplyIn}</Note>
        </div>
      )}
    </aside>
  )
}
