import type { ReactNode } from 'react'
import { Note } from '#design/feedback/note.tsx'
import { formatNumber } from '#platform/format.ts'

type Figure = { title: string; note: string; amount: number; unit: string }

export function TwoColumns({ flat, official }: { flat: Figure; official: Figure }) {
  return (
    <div className="result-pair numbers">
      <div>
        <h2 className="t20">{flat.title}</h2>
        <p className="fine">{flat.note}</p>
        <p className="result soft">{formatNumber(flat.amount)}</p>
        <p className="fine">{flat.unit}</p>
      </div>
      <div>
        <h2 className="t20">{official.title}</h2>
        <p className="fine">{official.note}</p>
        <p className="result key-figure accent">{formatNumber(official.amount)}</p>
        <p className="fine bold">{official.unit}</p>
      </div>
    </div>
  )
}

export function Difference({ children }: { children: ReactNode }) {
  return <Note kind="plain">{children}</Note>
}
