import { clientCasePath } from '#cases/process/case-links.ts'
import { ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { itemBadge } from '#portal/badges.ts'
import { Badge } from '#portal/ui/badge.tsx'
import type { QuestionsData } from './load-questions.server.ts'

export function AnswerDocuments({ page }: { page: QuestionsData }) {
  const { found, documents, sections, asksAdviser } = page
  const titleOf = (code: string | null) => sections.find((one) => one.code === code)?.title
  const shown = documents.toSorted((a, b) => Number(a.state === 'not_needed') - Number(b.state === 'not_needed'))
  return (
    <aside aria-label="Documents from your answers">
      <h2 className="t20">Documents from your answers</h2>
      <p className="soft t14 mt-8">
        {shown.length > 0
          ? 'The list changes as you answer.'
          : 'What we need besides your package’s list appears here as you answer.'}
      </p>
      <ul className="answer-documents mt-8">
        {shown.map(({ id, title, state, need, section }) => (
          <li key={id}>
            <b className="t16">{title}</b>
            {titleOf(section) && <span className="soft t14">{titleOf(section)}</span>}
            <Badge mark={itemBadge(state, need)} />
            {(state === 'missing' || state === 'rejected') && (
              <ButtonLink kind="outline" size="small" to={`${clientCasePath(found.id)}#item-${id}`}>
                Upload<span className="visually-hidden">: {title}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      {asksAdviser > 0 && (
        <div className="mt-32">
          <Note
            title={`${asksAdviser} ${asksAdviser === 1 ? 'question' : 'questions'} with ${found.adviserName ?? 'your adviser'}`}
          >
            The answer comes in Messages. You can go on meanwhile.
          </Note>
        </div>
      )}
    </aside>
  )
}
