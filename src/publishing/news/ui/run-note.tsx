import { newsRun as words } from '#content/pages/news-run.ts'
import { Progress } from '#design/charts/progress.tsx'
import { Note } from '#design/feedback/note.tsx'
import { t } from '#platform/texts.ts'
import * as newsTexts from '#publishing/news/locales/en.ts'
import type { RunProgress } from '#publishing/news/runs/run-rules.ts'

const copy = () => t(newsTexts.runNote)

export type RunNoteInput = { answer: 'started' | 'running' | 'cooling'; until: string | null; progress: RunProgress }

export default function RunNote({ requested, progress }: { requested: RunNoteInput; progress: RunProgress }) {
  const { state, step, done, total } = progress
  if (requested.answer === 'cooling' && state !== 'running') {
    return (
      <Note kind="info" live>
        {requested.until ? `${words.cooling} ${requested.until}.` : words.finished}
      </Note>
    )
  }
  if (state === 'failed') {
    return (
      <Note kind="bad" live>
        {words.failed}
      </Note>
    )
  }
  if (state !== 'running') {
    return (
      <Note kind="done" live>
        {words.finished}
      </Note>
    )
  }
  return (
    <Note kind="info" live>
      {requested.answer === 'running' ? words.running : words.started}
      <Progress
        value={step === 'feeds' ? 0 : done}
        max={Math.max(1, total)}
        label={step === 'feeds' ? words.feeds : copy().articleOf(Math.min(done + 1, total), total)}
        showLabel
      />
    </Note>
  )
}
