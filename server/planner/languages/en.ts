import { seasonWords } from '#shared/words/season-words.ts'
import { wayWords } from '#shared/words/way-words.ts'
import type { Language } from './language.ts'

export const en: Language = {
  tag: 'en',
  hasSpaces: true,
  filler: `
    i, me, my, mine, myself, we, us, our, ours, you, your, he, she, him, her, his, it, its, they, them, their, this, that, these,
    those, here, there, the, a, an, is, am, are, was, were, be, been, being, 's, 'm, 're, 've, 'll, 'd, do, does, did, have, has,
    had, can, could, will, would, shall, should, may, might, must, need, want, wants, wanted, like, love, loved, prefer, wish,
    hope, hoping, and, if, so, because, since, while, as, than, too, very, really, quite, also, even, still, yet, again, already,
    always, never, ever, often, please, pls, plz, thanks, thank, thx, cheers, hello, hi, hey, dear, ok, okay, yes, yeah, much,
    many, lots, lot, bit, some, any, something, someone, people, person, persons, of, at, on, off, out, up, down, into, onto,
    upon, about, along, across, by, per, for, over, during, within, around, what, which, who, where, when, how, why, let, lets,
    get, getting, got, go, goes, going, gone, come, coming, take, takes, taking, took, make, making, made, give, gives, given,
    know, think, thinking, feel, say, said, ask, help, tell, show, find, keep, put, try, look, looking, plan, plans, planned,
    planning, planner, organise, organize, suggest, suggestion, suggestions, recommend, recommendation, recommendations, create,
    build, design, propose, arrange, idea, ideas, trip, trips, travel, travels, traveling, travelling, traveler, traveller,
    journey, journeys, tour, tours, touring, route, routes, itinerary, itineraries, holiday, holidays, hols, vacation,
    vacations, vacay, break, getaway, adventure, stay, stays, staying, spend, spending, spent, stop, stops, stopping, stopover,
    kindly, layover, leave, leaving, arrive, arriving, arrival, departure, depart, departing, head, heading, move on, continue, carry on, using,
    use, visit, visits, visiting, city, town, place, area, region, country, countries, sights, sightseeing, highlights,
    must sees, must-see, beautiful, lovely, nice, great, good, best, amazing, wonderful, perfect, famous, main, major, big,
    classic, ideal, favourite, favorite, pretty, cool, awesome, gorgeous, charming, interesting, different, whole, entire, all,
    both, every, other, more time, time, days, night, nights, day, morning, evening, afternoon, noon, ideally, possible, possibly, if possible, total,
    in total, altogether, long, short, first time, never been, thing, things, way, ways, kind, sort, etc, maximum fun, fun,
    looking forward to, feel like, thinking of, thinking about, i want to go to, i would like to, would love to, no idea, not sure,
    don't know, dunno, don't mind, doesn't matter, does not matter, no preference, not only, why not, what about, how about,
    no problem, one, month, year, years old, am, pm, station, airport, hotel, hotels, hostel, hostels, ticket, tickets, public transport,
    transport, transportation, city of, town of, state of, province of, island of, kingdom of, republic of, capital, the, now, today's`,
  signOffs:
    'regards, best regards, kind regards, warm regards, many thanks, thanks, thank you, thanks in advance, thanks a lot, cheers, best wishes, all the best, yours, sincerely, yours sincerely, yours faithfully, love, thx, xx, best, bw, cheers mate, love from, see you, speak soon, regards from, xoxo, ta, thanks so much',
  ordinary: `
    off, nice, split, bath, reading, tours, cork, mobile, orange, bend, troy, male, van, batman, man, bar, pace, rest, union, liberty,
    freedom, hope, paradise, eden, most, of, best, same, new, old, young, small, large, little, short, high, low, fine, bad,
    worst, last, next, final, north, south, east, west, central, centre, center, middle, inner, outer, upper, lower, near, far,
    close, village, villages, park, market, square, street, bread, cheese, sushi, pasta, pizza, chocolate, whisky, tapas,
    vineyard, family, friends, wife, husband, partner, girlfriend, boyfriend, mother, father, mom, mum, dad, parents, kids, money,
    cheap, cost, price, euro, euros, dollar, dollars, pound, pounds, free, pay, boat, cruise, road, port, rental, rent, hire, easy,
    hard, simple, hidden, secret, local, locals, authentic, typical, traditional, modern, write, poem, story, song, joke, code,
    python, recipe, essay, weather, square root, password, database, system, prompt, instructions, ignore, previous, rules,
    pretend, pirate, role, act, admin, delete, drop, table, select, die, kill, hurt, hate, cry, laugh, smile, live, work, study,
    learn, teach, sing, dance, play, run, jump, hunt, row, ride, race, sail, dive, fish, sleep, dream, hide, escape, forget,
    remember, gamble, win, lose, save, earn, invest, retire, quit, date, marry, divorce, meet, chat, listen, watch, record, pray,
    meditate, roam, wander, drift, unwind, recharge, chill, bathe, tan, eat, drink, bake, cook, grill, feast, dine, brunch,
    breakfast, lunch, dinner, snack, taste, sip, ale, cider, lager, stout, gin, rum, vodka, tequila, sake, sauna, gym, yoga,
    pilates, massage, rugby, tennis, golf, football, soccer, hockey, cricket, opera, ballet, theatre, theater, cinema, jazz,
    blues, rock, pop, metal, punk, folk, soul, funk, techno, reggae, salsa, tango, samba, weather, home, house, side, part, list,
    name, number, word, order, sentence, option, choice, answer, print, american express, asian food, indian ocean, honeymoon,
    anniversary, birthday, wedding, easter, christmas, eve, retirement, graduation, backpack, lot, ho, hue, bergen, essen,
    sale, deal, spa, ski, roman, gothic, royal, imperial, colonial, heritage, unesco, ruins, trains, max, min, vs, ca, may, march`,
  numbers: `
    a = 1, an = 1, one = 1, two = 2, three = 3, four = 4, five = 5, six = 6, seven = 7, eight = 8, nine = 9, ten =
    10, eleven = 11, twelve = 12, thirteen = 13, fourteen = 14, fifteen = 15, sixteen = 16, seventeen = 17, eighteen
    = 18, nineteen = 19, twenty = 20, twenty one = 21, twenty two = 22, twenty three = 23, twenty four = 24, twenty
    five = 25, twenty six = 26, twenty seven = 27, twenty eight = 28, twenty nine = 29, thirty = 30, thirty one =
    31, forty = 40, fifty = 50, sixty = 60, ninety = 90, a hundred = 100, a couple of = 2, a couple = 2, couple of =
    2, couple = 2, a few = 3, few = 3, several = 4, single = 1, a dozen = 12`,
  lengths: `
    fortnight = 14 days, a fortnight = 14 days, weekend = 2 days, a weekend = 2 days, week end = 2 days, long
    weekend = 3 days, a long weekend = 3 days, bank holiday weekend = 3 days, a week and a half = 10 days, overnight
    = 1 nights, a single day = 1 days`,
  units: {
    day: 'day, days, d, full days, day long',
    night: 'nts, nt, night, nights, overnights, nite, nites, n',
    week: 'week, weeks, wk, wks, w',
    month: 'month, months',
    hour: 'hour, hours, hr, hrs, h, hour drive, hours drive',
    km: 'km, kms, kilometers, kilometres, kilometer, kilometre',
    city: 'city, cities, town, towns, stops, places, destinations',
  },
  ordinalEndings: 'st, nd, rd, th',
  months: [
    'january, jan',
    'february, feb, febuary',
    'march, mar',
    'april, apr',
    'may',
    'june, jun',
    'july, jul',
    'august, aug',
    'september, sept, sep',
    'october, oct',
    'november, nov',
    'december, dec',
  ],
  weekdays: [
    'monday, mon',
    'tuesday, tue, tues',
    'wednesday, wed',
    'thursday, thu, thur, thurs',
    'friday, fri',
    'saturday, sat',
    'sunday, sun',
  ],
  seasons: seasonWords.en,
  dates: {
    today: 'today, now, right away, tonight, as soon as possible, asap',
    tomorrow: 'tomorrow',
    dayAfterTomorrow: 'the day after tomorrow, day after tomorrow',
    next: 'next, coming, the coming, following, upcoming',
    this: 'this, this coming',
    fromNow: 'in …, … from now, … from today, in about …, in … time',
    early: 'early, beginning of, the beginning of, start of, the start of, first half of',
    mid: 'mid, middle of, the middle of',
    late: 'late, end of, the end of, second half of',
    dayMark: 'of',
    yearMark: '',
    weekend: 'weekend, week end',
  },
  roles: {
    from: 'from, departing from, leaving from, leaving, out of, coming from, setting off from, beginning from',
    to: 'to, towards, toward, into, on to, onto, heading to, going to, go to, travel to, travelling to, traveling to, get to, continue to, arriving in, arrive in, arriving at, down to, up to, over to, headed to, headed for, off to',
    via: 'via, through, by way of, passing through, stopping in, stopping at, with a stop in, with stops in, stopover in, a stopover in, with a stopover in, stop in, layover in, calling at',
    in: 'in, at, for, on, during, over, within, of, inside, throughout, across, around, near, along, without leaving, not leaving, don’t leave, do not leave, not leave, never leave, stay within, staying within, stay inside, staying inside, not outside, not outside of',
    visit:
      'visit, visiting, see, seeing, explore, exploring, discover, discovering, tour, do, cover, including, include, includes, such as, like, namely, stay in, staying in, spend in, want to see, check out, hit, trip to, holiday in, vacation in',
    start:
      'lets start in, let’s start in, kick off in, kicking off in, start in, start at, start from, starting in, starting at, starting from, begin in, beginning in, start, starting, begin, beginning, starts in, start the trip in, start my trip in, start our trip in, arrive first in, first stop, start on, starting on, beginning on, we start in, fly into, flying into, arrive at, landing in, land in, arriving on, arriving and departing from, arrival and departure in, in and out of, fly in and out of, flying in and out of, arrive, arrive in, arriving in, in via',
    end: 'wrap up in, wrapping up in, end with, finish with, finish up in, let’s end in, lets end in, make the last stop, end in, end at, ending in, ending at, ends in, finish in, finish at, finishing in, end up in, ending up in, end, ending, finish, finishing, final stop, fly out of, flying out of, fly home from, flying home from, fly back from, flying back from, end the trip in, end on, ending on, and out of, leave from, arriving and departing from, arrival and departure in, in and out of, fly in and out of, flying in and out of, depart, depart from, out via',
    home: "live in, living in, i live in, we live in, home is, home in, i am from, we are from, i'm from, we're from, my home is, our home is, resident of, flying from, fly from, we fly from, i fly from, departing by plane from",
    back: 'back to, back in, and back to, return to, returning to, go back to, come back to, coming back to, back home to, fly back to, flying back to, get back to, going back to, return home to, ending back in, home to',
    base: 'based in, base in, base ourselves in, base myself in, basing in, staying only in, as a base, … as a base, … as base, … as our base, … as my base, with base in, using … as a base, home base, with … as a base, single base in, one base in',
    dayTrip:
      'day trip to, day trips to, a day trip to, daytrip to, excursion to, excursions to, day out in, day out to, side trip to, day visit to, … day trip, … as a day trip, … for the day, day trips from, day trip',
    between: 'between, anywhere between, somewhere between',
    near: 'around, near, close to, in the area of, surroundings of, the area around, not far from',
    until: 'until, till, til, through, thru, by, up to, to, as far as, no later than, before',
    after: 'after, following, from … on',
    before: 'before, prior to, ahead of',
    not: "no, not, without, avoid, avoiding, never, don't, do not, don't want, do not want, don't want to, do not want to, dont, dont want, won't, wont, rather not, refuse to, hate, hates, can't, cannot, cant, not by, not to, no more, must not, mustn't, nothing with, afraid of, scared of, fear of, not a fan of, not into, not interested in, anything but, … free, not in, nor, neither, instead of, skip the, i don't like, we don't like, nobody wants to, nobody wants, no one wants to, none of us want to, nobody likes, nobody can, not possible by, … is not possible, … isn’t possible, … is not an option, … isn’t an option, … does not work, … doesn’t work, … is out of the question",
    except:
      'except, except for, excluding, skip, skipping, leave out, leaving out, apart from, other than, but not, not including, minus, already been to, been to, have been to, have already been to, have already seen, already seen, already visited, already know, seen, stay away from, … is out, … is off, … was cancelled, … is cancelled, … got cancelled, … can wait, … is off the list, … is not happening, … we leave out, … we skip, … we drop, … we leave that out, … we left that out, … we decided against, … is no longer planned, … dropped, … we will skip, … not this time, … leave it out, … leave that out, … we won’t go, … we are not going, … won’t happen, … we dropped, … has been dropped, … took out, … taken out, … no way, … out of the question, everything but, all but, keep everything but, all of it but',
    instead: 'instead of, rather than, in place of',
    maybe:
      "maybe, perhaps, possibly, optionally, optional, … optional, if there is time, … if there is time, if there's time, if time permits, … if time permits, … if possible, … if we have time, … if i have time, if time allows, could also, might",
    only: 'only, … only, just, exclusively, … exclusively, nothing but, solely, purely, strictly, entirely, all by, all',
    prefer:
      'preferably, prefer, rather, ideally, preferring, we prefer, i prefer, mostly, mainly, where possible, if possible, whenever possible, as much as possible by',
    each: 'each, … each, in each, … in each, per city, … per city, per stop, … per stop, per place, … per place, each city, … each city, every city, … in every city, each place, … apiece, each stop, … at each stop, in every place, … everywhere, nowhere',
    rest: 'the rest in, rest in, remaining time in, the remaining days in, remainder in, the rest of the time in, the rest, rest of the time, remaining days, remaining time, remaining nights, the rest of the days in',
    with: 'with, using, by, for, by means of, plus',
  },
  links: {
    and: 'and, as well as, plus, also, along with, n, et, and also, together with, along, including',
    or: 'or, either, and/or',
    onward:
      'then, and then, after that, afterwards, next, next stop, followed by, finally, and finally, first, firstly, secondly, lastly, later, from there, onwards, onward, continuing, before heading to, before going to, before',
    there: 'there, over there',
    setTo: 'to, down to, up to',
    but: 'but, however, otherwise, though, although, except that, rather, yet',
    least: 'at least, minimum, min, a minimum of, no less than, not less than, or more, plus',
    most: 'at most, maximum, max, a maximum of, no more than, not more than, up to, less than, under, or less, no longer than, not longer than, within, tops, never more than, shorter than',
    about: 'about, around, roughly, approximately, approx, circa, ca, some, more or less, or so, -ish',
    half: 'half, a half, and a half, half of, half the, half a',
    third: 'a third, one third, third of, a third of',
    mostly: 'most of, most',
    ofTheTrip: 'the time, of the time, of the trip, of the holiday, our time, my time, the trip, of it',
    correction:
      'no wait, wait no, wait, actually no, no actually, on second thought, on second thoughts, scratch that, no sorry, sorry no, oh no, or rather, no make that, make that, nope, i mean, no i mean, hmm no, hm no, no no, ah no, no hang on, hang on, hold on, no hold on, never mind, nvm, forget that, no not that, wait actually',
    firstStop: 'first city, first one, first place, first stop, in the first, off the first, the first one',
    lastStop:
      'last city, last stop, last one, last place, final city, final stop, in the last, off the last, the last one',
    fromThere: 'from there, from there on, there onwards',
    than: 'than',
    secondStop: 'second stop, second city, second one, second place, in the second, middle one, middle stop',
    thirdStop: 'third stop, third city, third one, third place, in the third',
    firstTwo: 'the first two, first two, first two stops, first two cities',
    lastTwo: 'the last two, last two, last two stops, last two cities',
    bothStops: 'the two, both, the two of them, the two stops, the two cities, both stops, both cities',
  },
  wishes: {
    loop: 'where we began, where we started, back to the start, back where we started, come back to where we began, to where we started, where i started, back to the beginning, round trip, roundtrip, round-trip, loop, a loop, circular, circuit, circle, and back, there and back, and back again, and back home, back home, return home, and return, coming back, come back, start and end in the same, return trip, starting and ending in, start and end in, start and finish in, starting and finishing in, beginning and ending in, same start and end',
    anyOrder:
      "any order, in any order, best order, the best order, in the best order, optimal order, whatever order, no particular order, order does not matter, order doesn't matter, order is up to you, order isn't important, sensible order, most efficient order, shortest route, best route, optimal route, optimise the order, optimize the order",
    inOrder: 'in that order, in this order, exactly in that order, in the given order, in order',
    overland:
      'overland, by land, over land, on the ground, flight free, flightless, without flying, no flying, by surface, ground transport, ground transportation',
    firstLeg:
      'the first leg, first leg, on the way there, way there, outbound, the outward journey, getting there, the first bit, first bit, first stretch, 1st leg, the first ride',
    lastLeg:
      'final leg, last stretch, last bit, the last leg, last leg, on the way back, way back, the return, return leg, return journey, the way home, return by, back by, home by, back, home, at home, last ride',
  },
  transport: wayWords.en,
  directions: {
    north: 'north of, northern, the north of, north, the north, in the north of, upper',
    south: 'south of, southern, the south of, south, the south, in the south of',
    east: 'east of, eastern, the east of, east, the east, in the east of',
    west: 'west of, western, the west of, west, the west, in the west of',
    centre:
      'central, centre of, center of, the centre of, the center of, the middle of, heart of, the heart of',
  },
  themes: {
    beach:
      'beach, beaches, beachy, seaside, sunbathing, swimming, swim, by the sea, the sea, sea, coast, coastal, sandy beaches, sun and sea',
    island: 'island, islands, island hopping, island-hopping, isles',
    mountains: 'mountain, mountains, alpine, peaks, hills, volcano, volcanoes',
    hiking: 'hiking, hike, hikes, trekking, trek, treks, walking, walks, trails, mountaineering, climbing',
    skiing: 'skiing, ski, snowboarding, snow, ski resort, ski resorts, winter sports',
    nature:
      'nature, national park, national parks, forest, forests, waterfalls, waterfall, landscapes, landscape, scenery, scenic, outdoors, outdoor, countryside, gardens, jungle, rainforest, fjords, glaciers, canyons, cherry blossom, cherry blossoms',
    wildlife:
      'wildlife, safari, safaris, animals, birds, birdwatching, whales, whale watching, elephants, gorillas, game drive, game drives, zoo',
    desert: 'desert, deserts, dunes, oasis, sand dunes, camel, camels',
    lakes: 'lake, lakes, lakeside',
    diving: 'diving, dive, snorkelling, snorkeling, scuba, reef, reefs',
    surfing: 'surfing, surf, surfers, kitesurfing, windsurfing, waves',
    wine: 'wine, wines, wineries, winery, vineyards, vineyard, wine tasting, wine region',
    food: 'food, foodie, foodies, cuisine, gastronomy, eating, restaurants, street food, culinary, good food, cooking, markets, beer, coffee',
    history:
      'history, historic, historical, museum, museums, ancient, ruins, archaeology, archaeological, medieval, old town, old towns, heritage, unesco, battlefields, monuments, culture, cultural',
    art: 'art, arts, galleries, gallery, art museums, painting, paintings',
    architecture:
      'architecture, buildings, cathedrals, cathedral, skyscrapers, palaces, palace, gothic, art nouveau, modernism',
    castles: 'castle, castles, fortress, fortresses, chateau, chateaux',
    religion:
      'temple, temples, monastery, monasteries, pilgrimage, church, churches, mosques, mosque, shrines, shrine, spiritual, religious',
    nightlife: 'nightlife, party, partying, parties, clubs, clubbing, bars, pubs, going out',
    music: 'music, concert, concerts, opera, festival, festivals, jazz, live music',
    shopping: 'shopping, shops, malls, bazaar, bazaars, souk, souks, christmas markets, christmas market',
    spa: 'spa, spas, wellness, thermal baths, hot springs, onsen, baths, thermal, hammam',
    family:
      'theme park, theme parks, amusement park, amusement parks, disneyland, legoland, family friendly, child friendly, kid friendly, playgrounds',
    romance: 'romantic, romance, honeymoon, anniversary, proposal',
    auroras: 'northern lights, aurora, auroras, aurora borealis, polar lights',
  },
  pace: {
    slow: 'relaxed, relaxing, slow, slower, slowly, leisurely, easy going, easygoing, lazy, calm, unhurried, no rush, not rushed, take it easy, laid back, slow paced, slow pace, easy pace, without rushing, no stress, stress free, gentle, quiet, slow travel, chilled, chill, not too fast, not too hectic, not too busy, no hurry, less rushed, more relaxed, not too much travelling, not too packed, too rushed, rushed, not too much driving, too much driving, not much driving, pottering, wandering',
    normal: 'normal pace, moderate pace, medium pace',
    fast: 'as many cities as possible, as many places as possible, as many as possible, as much as possible, see as much as possible, fast, faster, fast paced, packed, whirlwind, busy, intensive, action packed, quick, quickly, see everything, faster pace',
  },
  company: {
    alone: 'alone, solo, on my own, by myself, single traveller, just me, solo traveller, solo traveler',
    couple:
      'couple, two of us, with my wife, with my husband, my wife, my husband, with my girlfriend, with my boyfriend, my girlfriend, my boyfriend, my partner, with my partner, wife and i, husband and i, as a couple, my fiancee, my fiance',
    family:
      'family, kids, children, child, kid, baby, toddler, toddlers, my son, my daughter, teenagers, teens, the family, with kids, with children, little ones, year olds, year old',
    friends:
      'friends, with friends, my friends, mates, girls trip, lads, bachelor party, hen party, stag do, with a friend, buddies',
    seniors:
      'seniors, elderly, elderly parents, retired, my parents, grandparents, grandma, grandmother, pensioners, my mother, my mum, my mom, older',
    group: 'group, group of, school class, colleagues, team',
    pet: 'dog, dogs, my dog, our dog, cat, pet, pets',
  },
  budget: {
    low: 'cheap, cheaply, cheaper, cheapest, budget, low budget, on a budget, low cost, backpacking, backpacker, backpackers, shoestring, on a shoestring, affordable, inexpensive, tight budget, save money, student budget, not expensive, not too expensive, little money, less expensive, hostels',
    medium: 'mid range, midrange, medium budget, mid budget',
    high: 'luxury, luxurious, five star, 5 star, high end, upscale, fancy, money is no object, no budget limit, first class, splurge, expensive, posh',
  },
  edits: {
    add: 'add, adding, include, insert, also include, squeeze in, fit in, put in, throw in, append, also visit, also want to see',
    remove:
      'remove, delete, drop, leave out, take out, skip, cut, cut out, without, get rid of, cancel, lose, no',
    keep: 'keep, … stays, … stay, … stays in, … remains, … as it is, … as is, … can stay, … unchanged',
    replace: 'replace, replacing, change, swap, switch, exchange, substitute, turn',
    more: 'more, extra, additional, another, one more, longer by, extra time, the extra time, all the extra time, the additional time, the rest of the time',
    less: 'less, fewer, one less, shorter by, off',
    longer: 'longer, extend, lengthen, prolong, stay longer, more time, make it longer, a bit longer',
    shorter:
      'shorter, shorten, reduce, cut short, less time, cut down, make it shorter, a bit shorter, too long',
    move: 'move, shift, put, bring forward, postpone, reorder, visit',
    later:
      'later, postpone, postponing, postponed, delay, delaying, delayed, push, pushing, push back, push it back, push everything back, push the trip back, move it back, move everything back, move the trip back, put off, put back, shift',
    earlier: 'earlier, sooner, bring forward, bringing forward, pull forward, move forward, move up',
    inItsPlace: 'rather, instead, in its place, in their place, let it be',
    freed:
      'those nights, these nights, its nights, their nights, the freed nights, the nights from there, those days, that night, those two nights, that one night, its night, the same nights, same nights, the same days, same days, the same number of days',
    toStart:
      'to the start, to the beginning, at the start, at the beginning, first, to the front, as first stop, as the first stop',
    toEnd: 'to the end, at the end, last, as last stop, as the last stop, to the very end',
    reverse:
      'reverse, reversed, other way around, other way round, the other way round, the other way around, opposite direction, backwards, in reverse, reverse order, turn around, reverse the order, reverse the route, reverse the trip, let’s reverse, flip it, flip the order',
    another:
      'another one, another trip, another route, a different one, something else, something different, different trip, different route, try again, another suggestion, another proposal, another option, alternative, new suggestion, surprise me, shuffle',
  },
  nameEndings: [
    ["'s", ''],
    ['’s', ''],
  ],
  letters: [],
  places: `
    the states = US, usa = US, america = US, uk = GB, britain = GB, holland = NL, uae = AE, nyc = New York City, la
    = Los Angeles, sf = San Francisco, big apple = New York City, the city of light = Paris, cdmx = Mexico City, bcn
    = Barcelona, kl = Kuala Lumpur, hk = Hong Kong, saigon = Ho Chi Minh City, bombay = Mumbai`,
}
