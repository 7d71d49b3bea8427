import { Link } from 'react-router'
import { careersForm } from '#content/pages/careers.ts'
import { Col, Grid } from '#design/page/layout.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { SentNote } from '#site/ui/sent-note.tsx'
import { ApplyForm } from './apply-form.tsx'

type Props = {
  positions: readonly { value: string; label: string }[]
  position: string
  sent: { number: number; receipt: boolean } | null
  pageAnswer: ApplyAnswer | undefined
}

export function Apply({ sent, ...form }: Props) {
  return (
    <Grid>
      <Col span="1-7">
        {sent ? (
          <SentNote words={careersForm} {...sent}>
            <Link to="/careers#apply">{careersForm.another}</Link>
          </SentNote>
        ) : (
          <ApplyForm {...form} />
        )}
      </Col>
      <Col span="9-12">
        <ServerRendered name="apply-next" className="as-is">
          {import.meta.env.SSR && <NextSteps />}
        </ServerRendered>
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

export type ApplyAnswer = {
  entered: Readonly<Record<string, string>> | null
  errors: Readonly<Record<string, string>>
  problem: { title: string; text: string } | null
}
