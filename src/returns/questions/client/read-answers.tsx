import { Note } from '#design/feedback/note.tsx'
import { answerLines } from '#returns/questions/answer-text.ts'
import { questionWords } from '#returns/questions/words.ts'
import type { QuestionsData } from './load-questions.server.ts'

export function ReadAnswers({ page: { requested, people, isCouple } }: { page: QuestionsData }) {
  const { marks: badges, notAnswered } = questionWords()
  return (
    <>
      <div className="mt-24">
        <Note kind="info" title="Your answers can be read now, and no longer changed">
          If something is not right, write to your adviser.
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
