import { lazy, Suspense, useEffect, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { newsPage } from '#content/pages/news.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import type { RunProgress } from '#publishing/news/runs/run-rules.ts'
import type { RunNoteInput } from './run-note.tsx'

const pollEveryMs = 1_500

const RunNote = lazy(() => import('./run-note.tsx'))

export function GenerateBox({ requested, here }: { requested: RunNoteInput | null; here: string }) {
  const progress = useProgress(requested)
  const isRunning = progress?.state === 'running'
  return (
    <div className="stack close">
      <div className="row">
        <GenerateButton isRunning={isRunning} kind="primary" />
        <ButtonLink to={here} kind="outline" icon="rotate-cw" reloadDocument>
          {newsPage.refresh}
        </ButtonLink>
      </div>
      {requested && progress && (
        <Suspense>
          <RunNote requested={requested} progress={progress} />
        </Suspense>
      )}
    </div>
  )
}

export function GenerateButton({ isRunning, kind }: { isRunning: boolean; kind: 'primary' | 'ink' }) {
  return (
    <Form method="post" action="/news/generate" preventScrollReset>
      <Button kind={isRunning ? 'outline' : kind} icon="newspaper" disabled={isRunning}>
        {isRunning ? newsPage.generating : newsPage.generate}
      </Button>
    </Form>
  )
}

function useProgress(requested: RunNoteInput | null): RunProgress | null {
  const [progress, setProgress] = useState(requested?.progress ?? null)
  const { revalidate } = useRevalidator()
  const isRunning = requested?.progress.state === 'running'
  useEffect(() => {
    setProgress(requested?.progress ?? null)
  }, [requested])
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(async () => {
      const answer = await fetch('/news/status').catch(() => null)
      if (!answer?.ok) return
      const next: RunProgress = await answer.json()
      setProgress(next)
      if (next.state !== 'running') await revalidate()
    }, pollEveryMs)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
  return progress
}
