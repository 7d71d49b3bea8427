import type { Answers, Step } from './steps.ts'

export function StepFields({ answers, next, own }: { answers: Answers; next: Step; own?: 'year' | 'with' }) {
  return (
    <>
      <input type="hidden" name="step" value={next} />
      {own !== 'year' && <input type="hidden" name="year" value={answers.year} />}
      {own !== 'with' && answers.situations.map((id) => <input key={id} type="hidden" name="with" value={id} />)}
    </>
  )
}
