import { Link } from 'react-router'
import { careersForm } from '#content/pages/careers.ts'
import { Col, Grid } from '#design/layout.tsx'
import { Note } from '#design/note.tsx'
import { ServerDrawn } from '#design/server-drawn.tsx'
import type { ApplyAnswer } from './apply-answer.ts'
import { ApplyForm } from './apply-form.tsx'

type Props = {
  positions: readonly { value: string; label: string }[]
  position: string
  /** Set once an application has arrived. */
  sent: { number: number; receipt: boolean } | null
  pageAnswer: ApplyAnswer | undefined
}

/** The form with what happens afterwards beside it; in its place, once it was sent, the number of the application. */
export function Apply({ sent, ...form }: Props) {
  return (
    <Grid>
      <Col span="1-7">{sent ? <SentNote {...sent} /> : <ApplyForm {...form} />}</Col>
      <Col span="9-12">
        <ServerDrawn name="apply-next" className="as-is">
          {import.meta.env.SSR && <NextSteps />}
        </ServerDrawn>
      </Col>
    </Grid>
  )
}

function NextSteps() {
  return (
    <aside className="apply-aside" aria-label={careersForm.nextTitle}>
      <h3 className="t20">{careersForm.nextTitle}</h3>
      <ol>
        {careersForm.next.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </aside>
  )
}

function SentNote({ number, receipt }: { number: number; receipt: boolean }) {
  const { sentTitle, sentText, sentWithoutMailText, another } = careersForm
  return (
    <div className="stack">
      <Note kind={receipt ? 'done' : 'warn'} live title={sentTitle}>
        <p>{receipt ? sentText : sentWithoutMailText}</p>
        <p>
          Your number: <b className="numbers">{number}</b>
        </p>
      </Note>
      <p>
        <Link to="/careers#apply">{another}</Link>
      </p>
    </div>
  )
}
