// Written by scripts/message-types.ts from shared/messages/en.json.

/** What a text in tags becomes, such as a link. */
export type TextTag<Element> = (children: readonly (string | Element)[]) => Element
export type TaggedText<Element> = string | Element | readonly (string | Element)[]

/** All texts, by section: strings, and functions of the arguments of a text. */
export type Catalogue = {
  readonly frame: {
    readonly common: {
      readonly leaveTitle: string
      readonly leave: string
      readonly stay: string
      readonly appName: string
      readonly close: string
      readonly cancel: string
      readonly undo: string
      readonly back: string
      readonly goBack: string
      readonly notAvailable: string
      readonly loading: string
      readonly flag: string
      readonly toasts: string
      readonly andMore: (values: { count: number }) => string
      readonly fewer: string
      readonly namedTitle: (values: { name: string; title: string }) => string
    }
    readonly layout: {
      readonly skip: string
      readonly mainNavigation: string
      readonly home: string
      readonly map: string
      readonly explore: string
      readonly trip: string
      readonly signIn: string
      readonly searchCities: string
      readonly searchKey: string
      readonly searchPlaceholder: string
      readonly theme: string
      readonly light: string
      readonly dark: string
      readonly system: string
      readonly language: string
      readonly browserLanguage: string
      readonly languageFailed: string
      readonly account: string
      readonly profile: string
      readonly settings: string
      readonly signOut: string
      readonly signedOutHere: string
      readonly signedOutHereText: string
      readonly menu: string
      readonly copyright: (values: { year: string }) => string
      readonly sourceRepository: string
      readonly privacyPolicy: string
      readonly credits: string
      readonly dataCredit: string
      readonly scrollToTop: string
    }
    readonly landing: {
      readonly title: string
      readonly headline: string
      readonly lead: string
      readonly start: string
      readonly signedIn: string
      readonly searchLabel: string
      readonly worldLabel: string
      readonly worldCaption: string
    }
    readonly auth: {
      readonly loginTitle: string
      readonly registerTitle: string
      readonly forgotTitle: string
      readonly resetTitle: string
      readonly verifyTitle: string
      readonly confirmEmailTitle: string
    }
    readonly errors: {
      readonly unknown: string
      readonly missingRecordId: string
      readonly pageMissing: string
      readonly partMissing: string
      readonly scriptMissing: string
      readonly tryAgain: string
      readonly dismiss: string
      readonly errorTitle: string
      readonly errorText: string
      readonly privatePersonTitle: string
      readonly privatePersonText: string
      readonly notFoundTitle: string
      readonly notFoundText: string
    }
    readonly failures: {
      readonly failed: string
      readonly unreachable: string
      readonly offline: string
      readonly tooSlow: string
      readonly unexpectedReply: string
      readonly scriptLost: string
      readonly wrongPassword: string
      readonly refused: string
      readonly signedOut: string
      readonly forbidden: string
      readonly missing: string
      readonly changed: string
      readonly tooLarge: string
      readonly tooMany: (values: { unit: 'hour' | 'minute' | 'second'; count: number }) => string
      readonly tooManyForNow: string
      readonly unavailable: string
      readonly notSaved: string
      readonly inField: (values: { field: string; message: string }) => string
      readonly fields: {
        readonly avatar: string
        readonly description: string
        readonly email: string
        readonly name: string
        readonly newEmail: string
        readonly oldPassword: string
        readonly password: string
        readonly passwordConfirm: string
      }
    }
    readonly cities: {
      readonly placeholder: string
      readonly title: string
      readonly empty: string
      readonly group: string
      readonly bestMatches: string
      readonly results: string
      readonly hint: string
      readonly searching: string
      readonly found: (values: { count: number }) => string
      readonly couldNotSearch: string
      readonly offline: string
      readonly tryAgain: string
      readonly visited: string
      readonly markAsVisited: string
      readonly move: string
      readonly close: string
      readonly enterKey: string
      readonly upKey: string
      readonly downKey: string
      readonly escapeKey: string
      readonly separator: string
      readonly coordinates: (values: { latitude: number; northSouth: 'north' | 'south'; longitude: number; eastWest: 'east' | 'west' }) => string
      readonly notLoaded: string
      readonly notLoadedText: string
      readonly loading: string
      readonly setAside: (values: { texts: string }) => string
      readonly idsRequired: string
      readonly added: string
      readonly addedText: string
      readonly already: string
      readonly remove: string
      readonly alreadyText: string
      readonly cityAndCountry: (values: { city: string; country: string }) => string
      readonly signedOut: string
      readonly sessionEnded: string
      readonly couldNotAdd: string
      readonly removed: string
      readonly removedText: string
      readonly alreadyRemoved: string
      readonly alreadyRemovedText: string
      readonly couldNotRemove: string
      readonly thisCity: string
    }
    readonly map: {
      readonly myTitle: string
      readonly userTitle: string
    }
    readonly profile: {
      readonly myTitle: string
      readonly userTitle: string
    }
    readonly trips: {
      readonly listTitle: string
      readonly plannerTitle: string
    }
    readonly explore: {
      readonly title: string
      readonly countriesTitle: string
      readonly citiesTitle: string
      readonly countryTitle: string
      readonly regionTitle: string
      readonly cityTitle: string
      readonly countriesFailed: string
    }
    readonly settings: {
      readonly title: string
    }
  }
  readonly fieldErrors: {
    readonly inUse: string
    readonly usedByNow: string
    readonly sameAddress: string
    readonly required: string
    readonly invalidEmail: string
    readonly wrongPassword: string
    readonly staleLink: string
    readonly fileTooLarge: string
    readonly wrongKind: string
    readonly unreadableFile: string
    readonly tooManyPixels: string
    readonly notAccepted: string
    readonly mismatch: string
    readonly lengthBetween: (values: { min: number; max: number }) => string
    readonly tooShort: (values: { min: number }) => string
    readonly tooLong: (values: { max: number }) => string
    readonly atLeast: (values: { min: number }) => string
    readonly atMost: (values: { max: number }) => string
    readonly wholeNumber: string
    readonly tooManyValues: (values: { max: number }) => string
    readonly missingRecord: string
    readonly endsBeforeStart: string
    readonly tooManyLegs: (values: { max: number }) => string
    readonly notATrip: string
    readonly noProvider: string
  }
  readonly trips: {
    readonly createNew: string
    readonly untitled: string
    readonly private: string
    readonly noDescription: string
    readonly emptyTitle: string
    readonly emptyText: string
    readonly planFirst: string
    readonly view: (values: { name: string }) => string
    readonly edit: (values: { name: string }) => string
    readonly delete: (values: { name: string }) => string
    readonly deleteTitle: string
    readonly deleteQuestion: string
    readonly deleteAction: string
    readonly deleted: string
    readonly couldNotDelete: string
    readonly created: string
    readonly updated: string
    readonly couldNotCreate: string
    readonly couldNotUpdate: string
    readonly notFound: string
    readonly notFoundText: string
    readonly notYoursText: string
    readonly viewInstead: string
    readonly yourTrips: string
    readonly couldNotLoad: string
    readonly couldNotLoadOne: string
    readonly loading: string
    readonly loadingOne: string
    readonly noCities: string
    readonly cities: (values: { count: number }) => string
    readonly legs: (values: { count: number }) => string
    readonly days: (values: { count: number }) => string
    readonly km: (values: { km: number }) => string
    readonly dayRange: (values: { first: string; last: string }) => string
    readonly ways: {
      readonly plane: string
      readonly train: string
      readonly bus: string
      readonly car: string
      readonly gap: string
    }
    readonly mapLabel: string
    readonly legend: string
    readonly departure: (values: { day: string }) => string
    readonly arrival: (values: { day: string }) => string
    readonly stopOnMap: (values: { city: string; details: string }) => string
    readonly copyOf: (values: { name: string }) => string
    readonly eventTitle: (values: { way: string; from: string; to: string }) => string
  }
  readonly tripPage: {
    readonly by: <Element>(values: { author: TextTag<Element>; name: string }) => TaggedText<Element>
    readonly dayNumber: (values: { number: number }) => string
    readonly dayNumbers: (values: { count: number; first: number; last: number }) => string
    readonly nights: (values: { count: number }) => string
    readonly days: string
    readonly cities: string
    readonly legs: string
    readonly legsAllBy: (values: { way: 'bus' | 'car' | 'gap' | 'plane' | 'train' }) => string
    readonly distance: string
    readonly print: string
    readonly save: string
    readonly calendar: string
    readonly gpx: string
    readonly kml: string
    readonly nothingToSave: string
    readonly nothingToSaveText: string
    readonly planFromThis: string
    readonly share: string
    readonly shareTitle: string
    readonly whoCanRead: string
    readonly private: string
    readonly privateHint: string
    readonly withLink: string
    readonly withLinkHint: string
    readonly address: string
    readonly done: string
    readonly byAndDays: <Element>(values: { author: TextTag<Element>; name: string; days: string }) => TaggedText<Element>
    readonly route: <Element>(values: { start: TextTag<Element>; from: string; to: string }) => TaggedText<Element>
  }
  readonly assistant: {
    readonly label: string
    readonly placeholder: string
    readonly send: string
    readonly busy: string
    readonly planned: string
    readonly dismissNotes: string
    readonly failed: string
    readonly invalidReply: string
    readonly invalidLeg: string
    readonly invalidDetail: string
    readonly signedOut: string
    readonly switchedOff: string
    readonly tooMany: string
    readonly broken: string
    readonly tooSlow: string
    readonly length: (values: { length: number; limit: number }) => string
    readonly tooLong: (values: { limit: number; length: number }) => string
  }
  readonly planner: {
    readonly create: string
    readonly update: string
    readonly saving: string
    readonly name: string
    readonly namePlaceholder: string
    readonly nameRequired: string
    readonly tooLong: (values: { limit: number }) => string
    readonly description: string
    readonly firstDay: string
    readonly lastDay: string
    readonly endsBeforeItStarts: string
    readonly length: string
    readonly noDayChosen: string
    readonly firstDayIs: (values: { day: string }) => string
    readonly youArriveOn: (values: { city: string; day: string }) => string
    readonly legsStayed: string
    readonly moveLegs: (values: { count: number; direction: 'earlier' | 'later' }) => string
    readonly changedAt: (values: { place: string }) => string
    readonly stops: string
    readonly startingCity: string
    readonly destinationCity: string
    readonly tripStartDate: string
    readonly arrivalDate: string
    readonly departureDate: string
    readonly addCity: string
    readonly addCityAfter: (values: { city: string }) => string
    readonly full: (values: { limit: number }) => string
    readonly removeLeg: (values: { city: string }) => string
    readonly removeStart: (values: { city: string }) => string
    readonly moveStop: (values: { city: string }) => string
    readonly cityNumber: (values: { position: number }) => string
    readonly transportTo: (values: { city: string }) => string
    readonly dateTo: (values: { city: string }) => string
    readonly pickDate: string
    readonly noDay: string
    readonly clearDate: string
    readonly today: string
    readonly chosen: string
    readonly bookedFor: (values: { day: string }) => string
    readonly previousMonth: string
    readonly nextMonth: string
    readonly searchCities: string
    readonly noCitiesFound: string
    readonly typeToSearch: string
    readonly couldNotSearch: string
    readonly cityMissing: string
    readonly cityAlone: string
    readonly book: (values: { way: 'bus' | 'train'; provider: string }) => string
    readonly opensNewTab: string
    readonly undo: string
    readonly redo: string
    readonly toCheck: (values: { count: number }) => string
    readonly restored: string
    readonly discard: string
    readonly dropped: (values: { count: number }) => string
    readonly leaveText: string
    readonly changedTitle: string
    readonly changedNote: string
    readonly chooseVersion: string
    readonly changedText: string
    readonly reload: string
    readonly overwrite: string
    readonly goneTitle: string
    readonly goneNote: string
    readonly goneText: string
    readonly saveAsNew: string
    readonly signInAgain: string
    readonly warnings: {
      readonly leavesBeforeArrival: (values: { way: 'bus' | 'car' | 'gap' | 'plane' | 'train'; day: string; days: number; city: string }) => string
      readonly arrivesBeforeLeaving: (values: { day: string; before: string }) => string
      readonly beforeTrip: (values: { way: 'bus' | 'car' | 'gap' | 'plane' | 'train'; day: string }) => string
      readonly afterTrip: (values: { way: 'bus' | 'car' | 'gap' | 'plane' | 'train'; day: string }) => string
      readonly gap: (values: { from: string; to: string }) => string
      readonly noDate: string
      readonly overSea: (values: { way: 'bus' | 'car' | 'gap' | 'plane' | 'train'; from: string; to: string }) => string
      readonly tooFast: (values: { km: string; way: 'bus' | 'car' | 'gap' | 'plane' | 'train' }) => string
      readonly sameCity: (values: { city: string }) => string
    }
    readonly more: string
    readonly edit: string
    readonly exportedText: (values: { count: number }) => string
    readonly exported: string
    readonly exportedWithout: (values: { count: number }) => string
    readonly nothingToExport: string
    readonly nothingToExportText: string
    readonly duplicate: string
    readonly markVisited: string
    readonly markTitle: string
    readonly markText: (values: { count: number }) => string
    readonly mark: string
    readonly marked: string
    readonly markedText: (values: { added: number; already: number }) => string
    readonly couldNotMark: string
    readonly dragHelp: string
    readonly picked: (values: { city: string; position: number; count: number }) => string
    readonly movedTo: (values: { city: string; position: number; count: number }) => string
    readonly landed: (values: { city: string; position: number; count: number }) => string
    readonly dragCancelled: (values: { city: string }) => string
  }
  readonly privacy: {
    readonly title: string
    readonly lead: string
    readonly who: {
      readonly title: string
      readonly children: string
    }
    readonly collected: {
      readonly title: string
      readonly kinds: string
      readonly email: {
        readonly term: string
        readonly text: string
      }
      readonly usage: {
        readonly term: string
        readonly text: string
      }
    }
    readonly purpose: {
      readonly title: string
      readonly service: string
      readonly visibility: string
    }
    readonly storage: {
      readonly title: string
      readonly cookies: string
      readonly necessary: {
        readonly term: string
        readonly text: string
      }
      readonly preferences: {
        readonly term: string
        readonly text: string
      }
      readonly analytics: {
        readonly term: string
        readonly text: string
      }
    }
    readonly others: {
      readonly title: string
      readonly companies: string
    }
    readonly deletion: {
      readonly title: string
      readonly data: string
    }
  }
  readonly sharing: {
    readonly copy: string
    readonly copied: string
    readonly copyLink: string
    readonly linkCopied: string
    readonly couldNotCopy: string
    readonly selected: string
    readonly section: string
    readonly publicProfile: string
    readonly publicProfileHint: string
    readonly profileAddress: string
    readonly newTripsPrivate: string
    readonly newTripsPrivateHint: string
    readonly couldNotChange: string
  }
  readonly settings: {
    readonly leaveText: string
    readonly loading: string
    readonly accountSection: string
    readonly changePicture: string
    readonly removePicture: string
    readonly pictureFile: string
    readonly pictureHint: string
    readonly fileTooLarge: string
    readonly notAPicture: string
    readonly name: string
    readonly tooShort: string
    readonly nameHint: string
    readonly passwordSection: string
    readonly currentPassword: string
    readonly newPassword: string
    readonly confirmNewPassword: string
    readonly passwordHint: string
    readonly commonPassword: string
    readonly passwordsMustMatch: string
    readonly sameNewPassword: string
    readonly completePasswords: string
    readonly update: string
    readonly unsaved: string
    readonly updated: string
    readonly updatedText: string
    readonly couldNotUpdate: string
    readonly emailSection: string
    readonly emailNow: string
    readonly notVerified: string
    readonly verify: string
    readonly newEmail: string
    readonly newEmailHint: string
    readonly invalidEmail: string
    readonly sendLink: string
    readonly linkSent: string
    readonly linkSentText: (values: { email: string }) => string
    readonly couldNotSendLink: string
    readonly emailWithoutPassword: string
    readonly devicesSection: string
    readonly thisDevice: string
    readonly lastUsed: (values: { moment: string }) => string
    readonly unknownDevice: string
    readonly deviceName: (values: { browser: string; system: string }) => string
    readonly signOutDevice: string
    readonly signOutOf: (values: { device: string }) => string
    readonly signOutOthers: string
    readonly signedOut: string
    readonly signedOutText: (values: { device: string }) => string
    readonly othersSignedOut: string
    readonly couldNotSignOut: string
    readonly devicesNotLoaded: string
    readonly dataSection: string
    readonly dataText: string
    readonly downloadJson: string
    readonly downloadCsv: string
    readonly couldNotExport: string
    readonly deleteSection: string
    readonly deleteText: string
    readonly deleteAccount: string
    readonly deleteTitle: string
    readonly deleteQuestion: string
    readonly deletePassword: string
    readonly deleteEmail: (values: { email: string }) => string
    readonly required: string
    readonly deleted: string
    readonly deletedText: string
    readonly couldNotDelete: string
  }
  readonly profile: {
    readonly heading: string
    readonly countries: string
    readonly states: string
    readonly cities: string
    readonly visitedCountries: string
    readonly visitedCountriesText: string
    readonly visitedStates: (values: { country: string }) => string
    readonly visitedStatesText: (values: { country: string }) => string
    readonly viewOnMap: string
    readonly citiesThere: (values: { count: number }) => string
    readonly share: string
    readonly shareTitle: string
    readonly sharePrivate: string
    readonly changePicture: string
    readonly picture: string
    readonly pictureHint: string
    readonly savePicture: string
    readonly selectFile: string
    readonly onlyPng: string
    readonly fileTooLarge: string
    readonly pictureChanged: string
    readonly pictureNotChanged: string
    readonly backToCountries: string
    readonly noStates: string
    readonly emptyTitle: string
    readonly emptyText: string
    readonly emptyAction: string
    readonly emptyOther: string
    readonly couldNotLoad: string
    readonly couldNotLoadStates: string
  }
  readonly auth: {
    readonly email: string
    readonly name: string
    readonly password: string
    readonly confirmPassword: string
    readonly newPassword: string
    readonly confirmNewPassword: string
    readonly token: string
    readonly tokenHint: string
    readonly passwordHint: string
    readonly commonPassword: string
    readonly or: string
    readonly sessionEnded: string
    readonly waitingChanges: (values: { names: string }) => string
    readonly newHere: string
    readonly registerLink: string
    readonly hasAccount: string
    readonly loginLink: string
    readonly forgotLink: string
    readonly backToLogin: string
    readonly loginButton: string
    readonly registerButton: string
    readonly requestReset: string
    readonly changePassword: string
    readonly anotherResetMail: string
    readonly verifyButton: string
    readonly resend: string
    readonly sendAgain: (values: { seconds: number }) => string
    readonly logOut: string
    readonly confirmEmailLead: string
    readonly confirmEmailButton: string
    readonly passwordRequired: string
    readonly emailChanged: string
    readonly emailChangedText: string
    readonly emailNotChanged: string
    readonly googleSignIn: string
    readonly googleSignUp: string
    readonly googleUnavailable: string
    readonly forgotLead: string
    readonly verifyLead: string
    readonly verifyLeadUnknown: string
    readonly verifyLeadNotSent: string
    readonly loginFailed: string
    readonly registerFailed: string
    readonly registered: string
    readonly registeredText: string
    readonly resetNotSent: string
    readonly resetSent: string
    readonly resetSentText: string
    readonly passwordNotChanged: string
    readonly passwordChanged: string
    readonly passwordChangedText: string
    readonly verificationNotSent: string
    readonly verificationSent: string
    readonly notVerified: string
    readonly verified: string
    readonly verifiedText: string
    readonly noEmail: string
    readonly invalidEmail: string
    readonly invalidPassword: string
    readonly tooShort: string
    readonly nameHint: string
    readonly passwordsMustMatch: string
    readonly invalidToken: string
  }
  readonly map: {
    readonly citiesLabel: string
    readonly countriesLabel: string
    readonly show: string
    readonly cities: string
    readonly countries: string
    readonly showAll: string
    readonly showAllKey: string
    readonly offView: (values: { more: number; name: string }) => string
    readonly showOffView: string
    readonly dismiss: string
    readonly askedPlace: string
    readonly lookingForCity: string
    readonly noCityHere: (values: { km: number }) => string
    readonly zoomIn: string
    readonly zoomOut: string
    readonly credit: string
    readonly scaleKilometres: (values: { length: number }) => string
    readonly scaleMetres: (values: { length: number }) => string
    readonly degrees: (values: { degrees: number; side: 'east' | 'none' | 'north' | 'south' | 'west' }) => string
    readonly counts: <Element>(values: { cityFigure: TextTag<Element>; cities: number; countryFigure: TextTag<Element>; countries: number }) => TaggedText<Element>
    readonly citiesOf: (values: { count: number }) => string
    readonly visited: string
    readonly notVisited: string
    readonly visitedCities: (values: { count: number }) => string
    readonly unknown: string
    readonly viewInformation: string
    readonly viewInformationOf: (values: { name: string }) => string
    readonly delete: string
    readonly deleteOf: (values: { name: string }) => string
    readonly removalWaits: string
    readonly keep: string
    readonly keepOf: (values: { name: string }) => string
    readonly visitedCitiesList: string
    readonly countriesList: string
    readonly filter: string
    readonly sort: string
    readonly byName: string
    readonly byCountry: string
    readonly newest: string
    readonly noMatch: string
    readonly noPlace: string
    readonly expandList: string
    readonly collapseList: string
    readonly emptyTitle: string
    readonly emptyText: string
    readonly emptyAction: string
    readonly emptyOther: string
    readonly failedTitle: string
    readonly worldFailedTitle: string
    readonly retry: string
  }
  readonly offline: {
    readonly offline: string
    readonly stillOffline: string
  }
  readonly mark: {
    readonly mark: string
    readonly markShort: string
    readonly visited: string
    readonly unmark: string
    readonly signIn: string
    readonly named: (values: { action: string; city: string }) => string
    readonly tryAgainNamed: (values: { failure: string; city: string }) => string
    readonly visitedNamed: (values: { city: string }) => string
    readonly markedWhenBack: string
    readonly removedWhenBack: string
  }
  readonly mails: {
    readonly verification: {
      readonly subject: string
      readonly text: string
      readonly button: string
      readonly validity: (values: { hours: number }) => string
      readonly unexpected: string
    }
    readonly passwordReset: {
      readonly subject: string
      readonly text: string
      readonly button: string
      readonly validity: (values: { minutes: number }) => string
    }
    readonly emailChange: {
      readonly subject: string
      readonly text: string
      readonly button: string
      readonly validity: (values: { minutes: number }) => string
    }
    readonly emailChanged: {
      readonly subject: string
      readonly text: string
      readonly unexpected: string
      readonly button: string
    }
    readonly passwordChanged: {
      readonly subject: string
      readonly text: string
      readonly unexpected: string
      readonly button: string
    }
  }
  readonly serverPages: {
    readonly startingTitle: string
    readonly starting: string
  }
  readonly marking: {
    readonly several: string
    readonly sitting: string
    readonly savedOf: (values: { saved: number; total: number }) => string
    readonly failedToo: (values: { failed: number }) => string
    readonly saving: string
    readonly searching: string
    readonly quoted: (values: { text: string }) => string
    readonly waiting: (values: { text: string }) => string
    readonly alreadyVisited: string
    readonly removing: string
    readonly removed: string
    readonly gone: string
    readonly noConnection: string
    readonly backOnline: string
    readonly failure: (values: { name: string; reason: string }) => string
    readonly notSaved: (values: { reason: string }) => string
    readonly notRemoved: (values: { reason: string }) => string
    readonly notSearched: (values: { reason: string }) => string
    readonly notFound: string
    readonly undo: string
    readonly tryAgain: string
    readonly tryAllAgain: string
    readonly markAgain: string
    readonly chooseCity: string
    readonly dismiss: string
    readonly ofCity: (values: { action: string; city: string }) => string
    readonly nothingYet: string
    readonly listTitle: (values: { count: number }) => string
    readonly listLabel: string
    readonly readingList: string
    readonly couldNotRead: string
    readonly emptyList: string
    readonly firstLines: (values: { count: number }) => string
    readonly editText: string
    readonly listText: string
    readonly readList: string
    readonly discardList: string
    readonly visited: string
    readonly willBeMarked: string
    readonly leftOut: string
    readonly leaveOut: string
    readonly keptList: (values: { open: number }) => string
    readonly showList: string
    readonly discard: string
    readonly which: (values: { name: string }) => string
    readonly whatIs: (values: { text: string }) => string
    readonly noneOfThese: string
    readonly neither: string
    readonly notThis: string
    readonly placeNotFound: string
    readonly typed: (values: { text: string }) => string
    readonly openCount: (values: { count: number }) => string
    readonly notFoundCount: (values: { count: number }) => string
    readonly markCities: (values: { count: number }) => string
    readonly done: string
    readonly choosingFor: (values: { text: string }) => string
    readonly back: string
    readonly mark: string
    readonly undoLast: string
    readonly shiftKey: string
    readonly controlKey: string
    readonly zKey: string
    readonly markAndGoOn: string
  }
  readonly landing: {
    readonly featuresLabel: string
    readonly trackTitle: string
    readonly trackText: string
    readonly insightsTitle: string
    readonly insightsText: string
    readonly planTitle: string
    readonly planText: string
    readonly stayTitle: string
    readonly stayText: string
    readonly demo: {
      readonly prompt: string
      readonly train: string
      readonly km: (values: { km: number }) => string
      readonly stops: {
        readonly oslo: {
          readonly city: string
          readonly day: string
        }
        readonly gothenburg: {
          readonly city: string
          readonly day: string
        }
        readonly copenhagen: {
          readonly city: string
          readonly day: string
        }
        readonly hamburg: {
          readonly city: string
          readonly day: string
        }
      }
      readonly stayDays: string
      readonly findBed: string
      readonly bookTrain: string
    }
    readonly statisticsLabel: string
    readonly statistics: {
      readonly travelers: {
        readonly figure: string
        readonly label: string
      }
      readonly countries: {
        readonly figure: string
        readonly label: string
      }
      readonly cities: {
        readonly figure: string
        readonly label: string
      }
      readonly trips: {
        readonly figure: string
        readonly label: string
      }
    }
    readonly testimonialsLabel: string
    readonly testimonials: {
      readonly map: {
        readonly quote: string
        readonly name: string
        readonly place: string
      }
      readonly stubs: {
        readonly quote: string
        readonly name: string
        readonly place: string
      }
      readonly train: {
        readonly quote: string
        readonly name: string
        readonly place: string
      }
    }
    readonly lastCall: string
    readonly getStarted: string
  }
  readonly credits: {
    readonly heading: string
    readonly lead: string
    readonly licence: string
    readonly usedFor: string
    readonly changes: string
    readonly geonames: {
      readonly usedFor: string
      readonly changes: string
    }
    readonly cldr: {
      readonly usedFor: string
    }
    readonly countriesDatabase: {
      readonly usedFor: string
      readonly changes: string
    }
    readonly naturalEarth: {
      readonly usedFor: string
      readonly changes: string
      readonly licence: string
    }
    readonly timeZones: {
      readonly usedFor: string
    }
    readonly exchangeApi: {
      readonly usedFor: string
    }
    readonly flags: {
      readonly usedFor: string
    }
    readonly typefaces: {
      readonly title: string
      readonly usedFor: string
    }
    readonly tilesTitle: string
    readonly tilesText: string
  }
  readonly explore: {
    readonly heading: (values: { name: string }) => string
    readonly worldRegion: (values: { code: 'm002' | 'm005' | 'm009' | 'm011' | 'm013' | 'm014' | 'm015' | 'm017' | 'm018' | 'm019' | 'm021' | 'm029' | 'm030' | 'm034' | 'm035' | 'm039' | 'm053' | 'm054' | 'm057' | 'm061' | 'm142' | 'm143' | 'm145' | 'm150' | 'm151' | 'm154' | 'm155' | 'mAQ'; name: string }) => string
    readonly andMore: (values: { names: string; count: number }) => string
    readonly start: {
      readonly lead: string
      readonly countriesText: string
      readonly citiesText: string
      readonly countries: string
      readonly cities: string
      readonly allCountries: string
      readonly allCities: string
      readonly noResults: (values: { query: string }) => string
      readonly noResultsText: string
    }
    readonly search: {
      readonly label: string
      readonly country: string
      readonly city: string
      readonly placeholder: string
      readonly countryPlaceholder: string
      readonly cityPlaceholder: string
      readonly filters: string
      readonly region: string
      readonly subregion: string
      readonly population: string
      readonly any: string
      readonly wholeRegion: string
      readonly atLeast: (values: { people: number }) => string
      readonly unvisited: string
      readonly others: string
    }
    readonly list: {
      readonly countries: string
      readonly cities: string
      readonly foundCountries: string
      readonly foundCities: string
      readonly viewCountry: string
      readonly viewCity: string
      readonly capital: (values: { name: string }) => string
      readonly people: (values: { people: number }) => string
      readonly shown: (values: { count: number }) => string
      readonly emptyTitle: string
      readonly emptyText: string
      readonly noneNamed: (values: { query: string }) => string
      readonly clear: string
      readonly allVisitedTitle: string
      readonly allVisitedText: string
      readonly citiesFailed: string
      readonly countrySearchFailed: string
      readonly citySearchFailed: string
      readonly tryAgain: string
      readonly loading: string
    }
    readonly all: {
      readonly title: string
      readonly link: (values: { count: number }) => string
      readonly count: (values: { count: number }) => string
      readonly countVisited: (values: { count: number; visited: number }) => string
      readonly search: string
      readonly placeholder: string
      readonly show: string
      readonly showAll: string
      readonly visited: string
      readonly unvisited: string
      readonly sort: string
      readonly byContinent: string
      readonly byName: string
      readonly visitedFirst: string
      readonly continents: string
      readonly everywhere: string
      readonly other: string
      readonly inContinent: (values: { visited: number; count: number }) => string
      readonly cities: (values: { count: number }) => string
      readonly failed: string
      readonly visitsFailed: string
      readonly noneNamed: (values: { name: string }) => string
      readonly noneVisited: string
      readonly allVisited: string
    }
    readonly country: {
      readonly loading: string
      readonly currency: string
      readonly native: string
      readonly nationality: string
      readonly capital: string
      readonly region: string
      readonly callingCode: string
      readonly tld: string
      readonly mapLabel: (values: { name: string }) => string
      readonly noMap: string
      readonly mapFailed: string
      readonly unknown: string
      readonly notVisited: string
      readonly visited: string
      readonly visitedThere: (values: { cities: string }) => string
      readonly regions: string
      readonly otherRegions: string
      readonly visitedMark: string
      readonly noRegions: string
      readonly regionsFailed: string
      readonly showAll: (values: { count: number }) => string
      readonly showFewer: string
      readonly largest: string
      readonly largestFailed: string
      readonly noCities: string
      readonly times: string
      readonly startTrip: string
      readonly yourVisits: (values: { cities: number; regions: number }) => string
      readonly noVisits: string
      readonly seeOnMap: string
    }
    readonly region: {
      readonly loading: string
      readonly path: string
      readonly mapLabel: (values: { name: string }) => string
      readonly noMap: string
      readonly cities: string
      readonly largest: string
      readonly country: string
      readonly of: (values: { count: number }) => string
      readonly shownOf: (values: { shown: number; all: number }) => string
      readonly filter: string
      readonly byPopulation: string
      readonly noneNamed: (values: { text: string }) => string
      readonly noCities: (values: { name: string }) => string
      readonly view: string
      readonly viewNamed: (values: { name: string }) => string
    }
    readonly converter: {
      readonly title: string
      readonly ratesOf: (values: { day: string }) => string
      readonly amount: string
      readonly from: string
      readonly to: string
      readonly result: string
      readonly swap: string
      readonly search: string
      readonly noneFound: string
      readonly choose: (values: { label: string; code: string }) => string
      readonly failed: string
      readonly invalidCode: string
      readonly loading: string
      readonly noNumber: string
      readonly negative: string
      readonly payable: string
    }
    readonly city: {
      readonly loading: string
      readonly countryName: string
      readonly countryFlag: string
      readonly flagOf: (values: { country: string }) => string
      readonly state: string
      readonly population: string
      readonly localTime: string
      readonly position: string
      readonly coordinates: (values: { latitude: number; northSouth: 'north' | 'south'; longitude: number; eastWest: 'east' | 'west' }) => string
      readonly mapLabel: (values: { name: string }) => string
      readonly noPlace: string
      readonly retired: string
      readonly nearby: string
      readonly nearbyFailed: string
      readonly noneNearby: string
      readonly km: (values: { km: number }) => string
      readonly kmNear: (values: { km: number }) => string
      readonly startTrip: string
    }
  }
  readonly plannerNotes: {
    readonly switchedOff: string
    readonly oneAtATime: string
    readonly dailyLimit: (values: { limit: number }) => string
    readonly modelFailed: string
    readonly cancelled: string
    readonly tooSlow: string
    readonly modelWasNoHelp: string
    readonly emptyPrompt: string
    readonly promptTooLong: (values: { limit: number }) => string
    readonly understoodNothing: string
    readonly unknownPlace: (values: { name: string }) => string
    readonly corrected: (values: { written: string; name: string }) => string
    readonly meant: (values: { name: string; where: string }) => string
    readonly defaultDays: (values: { days: number }) => string
    readonly upperEnd: (values: { days: number }) => string
    readonly manyPlaces: (values: { limit: number }) => string
    readonly longestTrip: (values: { days: number }) => string
    readonly twoLengths: (values: { days: number }) => string
    readonly vagueDate: (values: { day: string }) => string
    readonly mixedTransport: string
    readonly chosenCities: (values: { count: number; where: string }) => string
    readonly chosenBetween: string
    readonly chosenAround: (values: { name: string }) => string
    readonly dayTrip: (values: { city: string; other: string }) => string
    readonly shorterOrder: (values: { names: string }) => string
    readonly fewerCities: (values: { asked: number; days: number; kept: number }) => string
    readonly crowded: (values: { cities: number; days: number }) => string
    readonly longer: (values: { asked: number; days: number }) => string
    readonly noLand: (values: { from: string; to: string }) => string
    readonly tooFar: (values: { from: string; to: string; wanted: 'bus' | 'car' | 'plane' | 'train' }) => string
    readonly ferry: (values: { from: string; to: string }) => string
    readonly ferryInstead: (values: { from: string; to: string }) => string
    readonly noTrains: (values: { country: string }) => string
    readonly refusedPlane: (values: { from: string; to: string }) => string
    readonly avoided: (values: { name: string }) => string
    readonly pastDate: (values: { day: string }) => string
    readonly names: {
      readonly between: (values: { from: string; to: string; days: number }) => string
      readonly round: (values: { start: string; days: number }) => string
      readonly area: (values: { days: number; where: string }) => string
      readonly cities: (values: { names: string; days: number }) => string
    }
    readonly description: (values: { stops: string; types: string }) => string
    readonly stopWithDays: (values: { name: string; days: number }) => string
    readonly types: {
      readonly plane: string
      readonly train: string
      readonly bus: string
      readonly car: string
    }
    readonly days: {
      readonly first: (values: { city: string }) => string
      readonly leave: (values: { city: string; next: string; type: 'bus' | 'car' | 'plane' | 'train' }) => string
      readonly arrive: (values: { type: 'bus' | 'car' | 'plane' | 'train'; from: string; city: string; km: number }) => string
      readonly underway: (values: { from: string; to: string }) => string
      readonly explore: (values: { city: string }) => string
      readonly more: (values: { city: string }) => string
      readonly around: (values: { city: string }) => string
      readonly home: (values: { city: string; home: string; type: 'bus' | 'car' | 'plane' | 'train' }) => string
      readonly outing: (values: { city: string; other: string }) => string
    }
  }
}
