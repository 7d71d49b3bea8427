export type Schema = { readonly [key: string]: unknown }
export type Parameter = {
  readonly name: string
  readonly in: 'query' | 'path'
  readonly required: boolean
  readonly description: string
  readonly schema: Schema
  readonly example?: string | number
}
export type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: Schema
  readonly responses: Readonly<Record<string, Schema>>
}
export type Paths = Readonly<Record<string, Readonly<Record<'get', Operation> | Record<'post', Operation>>>>

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

export const json = (description: string, schema: Schema, example?: unknown): Schema => ({
  description,
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
})

export const object = (properties: Record<string, Schema>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
})

export const list = (items: Schema): Schema => ({ type: 'array', items })
export const text: Schema = { type: 'string' }
export const integer: Schema = { type: 'integer' }
export const yesNo: Schema = { type: 'boolean' }
export const oneOf = (values: readonly (string | number)[]): Schema => ({
  type: typeof values[0] === 'number' ? 'integer' : 'string',
  enum: values,
})

export const refusals: Readonly<Record<string, Schema>> = {
  400: json('A parameter is missing, unknown or not sound. `fields` says what is wrong with each.', ref('Refusal')),
  429: {
    ...json('Too many calls from one address. Try again after the seconds in Retry-After.', ref('Refusal')),
    headers: { 'Retry-After': { description: 'Seconds to wait', schema: integer } },
  },
}
