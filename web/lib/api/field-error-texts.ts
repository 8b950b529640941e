import type { FieldErrorCode } from '#shared/field-errors.ts'
import { messages } from '#web/messages/index.ts'
import { fieldErrorsMessages } from '#web/messages/field-errors.ts'

type Params = Readonly<Record<string, unknown>>

/** A limit from the server; 0 without one. The texts have a form without a number for 0. */
const limitIn = (params: Params, name: string) => {
  const limit = params[name]
  return typeof limit === 'number' ? limit : 0
}

/** The text for each field error of the server. */
const texts: Readonly<Record<FieldErrorCode, (params: Params) => string>> = {
  archive_account_not_empty: () => fieldErrorsMessages.archiveNotEmpty,
  archive_being_restored: () => fieldErrorsMessages.archiveBeingRestored,
  archive_damaged: () => fieldErrorsMessages.archiveDamaged,
  archive_of_others: () => fieldErrorsMessages.archiveOfOthers,
  archive_too_new: () => fieldErrorsMessages.archiveTooNew,
  archive_unreadable: () => fieldErrorsMessages.archiveUnreadable,
  last_way_in: () => fieldErrorsMessages.lastWayIn,
  linked_elsewhere: () => fieldErrorsMessages.linkedElsewhere,
  proof_required: () => fieldErrorsMessages.proofRequired,
  passkey_expired: () => fieldErrorsMessages.passkeyExpired,
  passkey_known: () => fieldErrorsMessages.passkeyKnown,
  passkey_limit: (params) => fieldErrorsMessages.passkeyLimit({ max: limitIn(params, 'max') }),
  passkey_refused: () => fieldErrorsMessages.passkeyRefused,
  passkey_unknown: () => fieldErrorsMessages.passkeyUnknown,
  validation_common_password: () => fieldErrorsMessages.commonPassword,
  validation_ends_before_start: () => fieldErrorsMessages.endsBeforeStart,
  validation_file_size_limit: () => fieldErrorsMessages.fileTooLarge,
  validation_invalid_code: () => fieldErrorsMessages.wrongCode,
  validation_invalid_file: () => fieldErrorsMessages.unreadableFile,
  validation_invalid_format: () => fieldErrorsMessages.notAccepted,
  validation_invalid_invitation: () => fieldErrorsMessages.invalidInvitation,
  validation_invalid_mime_type: () => fieldErrorsMessages.wrongKind,
  validation_invalid_new_email: () => fieldErrorsMessages.inUse,
  validation_invalid_old_password: () => fieldErrorsMessages.wrongPassword,
  validation_invalid_password: () => fieldErrorsMessages.wrongPassword,
  validation_invalid_provider: () => fieldErrorsMessages.noProvider,
  validation_invalid_token: () => fieldErrorsMessages.staleLink,
  validation_invalid_token_claims: () => fieldErrorsMessages.staleLink,
  validation_invalid_token_email: () => fieldErrorsMessages.usedByNow,
  validation_invalid_token_payload: () => fieldErrorsMessages.staleLink,
  validation_invalid_value: () => fieldErrorsMessages.notAccepted,
  validation_is_email: () => fieldErrorsMessages.invalidEmail,
  validation_json_size_limit: () => messages.failures.tooLarge,
  validation_length_out_of_range: (params) =>
    fieldErrorsMessages.lengthBetween({ min: limitIn(params, 'min'), max: limitIn(params, 'max') }),
  validation_length_too_long: () => messages.failures.tooLarge,
  validation_max_less_equal_than_required: (params) =>
    fieldErrorsMessages.atMost({ max: limitIn(params, 'threshold') }),
  validation_max_number_constraint: (params) => fieldErrorsMessages.atMost({ max: limitIn(params, 'max') }),
  validation_max_text_constraint: (params) => fieldErrorsMessages.tooLong({ max: limitIn(params, 'max') }),
  validation_min_greater_equal_than_required: (params) =>
    fieldErrorsMessages.atLeast({ min: limitIn(params, 'threshold') }),
  validation_min_number_constraint: (params) => fieldErrorsMessages.atLeast({ min: limitIn(params, 'min') }),
  validation_min_text_constraint: (params) => fieldErrorsMessages.tooShort({ min: limitIn(params, 'min') }),
  validation_missing_rel_records: () => fieldErrorsMessages.missingRecord,
  validation_no_such_date: () => fieldErrorsMessages.noSuchDate,
  validation_not_a_trip: () => fieldErrorsMessages.notATrip,
  validation_not_in_invalid: () => fieldErrorsMessages.sameAddress,
  validation_not_unique: () => fieldErrorsMessages.inUse,
  validation_only_int_constraint: () => fieldErrorsMessages.wholeNumber,
  validation_own_password: () => fieldErrorsMessages.ownPassword,
  validation_pk_change: () => fieldErrorsMessages.notAccepted,
  validation_required: () => fieldErrorsMessages.required,
  validation_stale_revision: () => messages.failures.changed,
  validation_token_email_mismatch: () => fieldErrorsMessages.staleLink,
  validation_too_many_legs: (params) => fieldErrorsMessages.tooManyLegs({ max: limitIn(params, 'max') }),
  validation_too_many_pixels: () => fieldErrorsMessages.tooManyPixels,
  validation_too_many_stays: (params) => fieldErrorsMessages.tooManyStays({ max: limitIn(params, 'max') }),
  validation_too_many_trips: () => fieldErrorsMessages.tooManyTrips,
  validation_too_many_values: (params) =>
    fieldErrorsMessages.tooManyValues({ max: limitIn(params, 'maxSelect') }),
  validation_too_many_wishes: (params) => fieldErrorsMessages.tooManyWishes({ max: limitIn(params, 'max') }),
  validation_values_mismatch: () => fieldErrorsMessages.mismatch,
  validation_year_out_of_range: (params) =>
    // As strings: numbers would be formatted with a separator (1,900).
    fieldErrorsMessages.yearOutOfRange({
      min: String(limitIn(params, 'min')),
      max: String(limitIn(params, 'max')),
    }),
}

const isKnown = (code: string): code is FieldErrorCode => Object.hasOwn(texts, code)

/** The text for a field error, in the page's language. A newer server can send a code that has no text here. */
export const fieldErrorText = (code: string, params: Params): string =>
  isKnown(code) ? texts[code](params) : fieldErrorsMessages.notAccepted
