import type { ReactNode } from 'react'

export function Specimen({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'stack close specimen full' : 'stack close specimen'}>
      <h3 className="fine">{title}</h3>
      {children}
    </div>
  )
}
