import type { ReactNode } from 'react'

/** One thing on the sheet, with what it shows. */
export function Specimen({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'stack close specimen full' : 'stack close specimen'}>
      <h3 className="fine">{title}</h3>
      {children}
    </div>
  )
}
