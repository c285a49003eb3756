import * as v from 'valibot'
import { googleCounterSchema, yandexCounterSchema } from './integration'

const problemOf = (schema: v.GenericSchema, text: string) =>
  v.safeParse(schema, text).issues?.map(({ message }) => message) ?? []

test.each([
  ['', true],
  ['12345', true],
  [' 123456789 ', true],
  ['1234', false],
  ['1234567890', false],
  ['12345x', false],
  ['x12345', false],
])('validates the Yandex counter %j: %j', (counter, isTaken) => {
  expect(problemOf(yandexCounterSchema, counter)).toEqual(isTaken ? [] : ['wrong-yandex-counter'])
})

test.each([
  ['', true],
  ['G-ABCD', true],
  ['g-abcdef123456', true],
  ['GTM-W1X2', true],
  ['UA-1234-1', true],
  [' UA-1234567890-1234 ', true],
  ['G-ABC', false],
  ['G-ABCDEF1234567', false],
  ['xG-ABCD', false],
  ['UA-123-1', false],
  ['UA-1234', false],
  ['UA-1234-12345', false],
  ['xUA-1234-1', false],
  ['UA-1234-1x', false],
])('validates the Google counter %j: %j', (counter, isTaken) => {
  expect(problemOf(googleCounterSchema, counter)).toEqual(isTaken ? [] : ['wrong-google-counter'])
})
