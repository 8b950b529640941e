import type { Language } from './language.ts'

export const pl: Language = {
  tag: 'pl',
  hasSpaces: true,
  filler: `ja, my, ty, wy, on, ona, ono, oni, one, mnie, mi, mną, nas, nam, nami, ciebie, cię, ci, tobie, was, wam, jego, jej, ich, im, go, mu, niej, nich, nim, nią, siebie, się, sobie, sobą, mój, moja, moje, moi, mojego, mojej, moich, moim, moją, nasz, nasza, nasze, nasi, naszego, naszej, naszych, naszym, naszą, swój, swoja, swoje, swojej, swoich, to, ten, ta, te, tego, tej, temu, tych, tym, tę, tą, tamten, tam, tu, tutaj, stąd, stamtąd, dokąd, gdzie, kiedy, jak, jaki, jaka, jakie, jakiś, jakaś, jakieś, jakąś, jakichś, jakich, jaką, kto, co, coś, czego, czym, czemu, po co, dlaczego, ile, który, która, które, którzy, których, którym, którą, i, a, w, we, na, po, za, o, u, do, dla, przy, przed, przez, nad, pod, ku, żeby, aby, by, czy, no, tak, już, jeszcze, jeszcze raz, też, także, również, taki, taka, takie, taką, jeśli, jeżeli, gdyby, bo, ponieważ, bardzo, całkiem, dość, dosyć, zbyt, zupełnie, ogólnie, właśnie, nawet, chociaż, choć, wszystko, wszystkie, wszystkich, wszystkim, cały, cała, całe, całą, całej, całego, inny, inna, inne, innych, różne, różnych, sam, sama, sami, samo, najlepsz*, lepiej, jest, są, był, była, było, byli, były, być, będę, będziemy, będzie, będą, jestem, jesteśmy, chcę, chce, chcemy, chcą, chciał, chciała, chciałbym, chciałabym, chcielibyśmy, chciałybyśmy, chciałoby, chciałem, chciałam, chcieliśmy, ochotę, mamy ochotę, mam ochotę, pragnę, pragniemy, marzę, marzy, marzymy, marzenie*, zamierzam*, planuj*, planować, zaplanuj*, zaplanować, zaplanowanie, zaplanowani*, plan, plany, planu, planów, myślę, myślimy, myśleliśmy, zastanawia*, trzeba, potrzebuj*, potrzebn*, warto, powinn*, musi, muszę, musimy, można, możemy, mogę, może być, możesz, możecie, mógłbyś, moglibyście, mogłabyś, da się, dałoby, uda, proszę, prosimy, prosze, prośba, poproszę, dzięki, dziękuję, z góry, cześć, hej, witam, witaj, siema, dzień dobry, dobry wieczór, pomóż*, pomoż*, pomocy, pomoc, doradź*, poradź*, polec*, poleca*, rekomend*, zaproponuj*, zaproponować, propozycj*, proponuj*, ułóż*, ułoż*, ułożyć, wymyśl*, zrób, zróbcie, zrobić, robić, robi, stwórz*, przygotuj*, przygotować, zorganizuj*, zorganizować, organizuj*, rozpisz*, rozplanuj*, rozplanować, powiedz*, pokaż*, daj, dajcie, znajdź*, napisz*, opowiedz*, pomysł*, wariant*, opcj*, podróż*, podróżowa*, podróżuj*, wycieczk*, wycieczkę, objazd*, objazdów*, wyjazd*, wypad*, wyprawa, wyprawę, wyprawy, wojaż*, tour, trip, trasa, trasę, trasy, trasie, tras, plan podróży, urlop*, wakacj*, wakacyjn*, wczas*, ferie, ferii, wolne, program*, harmonogram*, jechać, jadę, jedziemy, jedzie, jedziecie, jeździć, jeździmy, jeżdżę, pojechać, pojadę, pojedziemy, pojedzie, przejech*, przejazd*, dojech*, dojazd*, wyjech*, wyjeżdż*, wyruszy*, wyruszam*, wyruszać, rusz*, przyjech*, przyjazd*, przyjeżdż*, dotrzeć, dotrzemy, docier*, dostać, przemieszcz*, przenie*, iść, idziemy, pójść, pójdziemy, chodzić, pochodzić, spacer*, pospacerować, wybrać, wybieram*, wybieramy, wybier*, wybrać się, udać, udajemy, znaleźć się, być w, pobyć, pobyt*, pobycie, przebywa*, zosta*, zatrzym*, spędz*, spać, śpimy, nocowa*, nocuj*, przenocować, mieszka*, obejrz*, oglądać, ogląd*, zobacz*, widzieć, zwiedz*, zwiedzi*, odwiedz*, odwiedzi*, poznać, poznawać, poznamy, poznam, zajrzeć, zahaczy*, zaliczy*, obskoczyć, objechać, objecha*, nacieszyć, cieszyć, korzystać, skorzysta*, lubię, lubimy, lubi, lubią, kocham, kochamy, uwielbia*, podoba*, interes*, ciekaw*, zaintereso*, zależy, wrażen*, emocj*, dobr*, świetn*, piękn*, ładn*, cudown*, super, fajn*, niesamowit*, niezapomnian*, klimatyczn*, urokliw*, znan*, słynn*, popularn*, główn*, najważniejsz*, najpiękniejsz*, najciekawsz*, ważn*, duż*, małych, małe, mały, niewielk*, nowe, nowych, nowy, idealn*, idealnie, optymaln*, wygodn*, klasyczn*, typow*, prawdziw*, pełne, pełnych, pełny, zabytki, atrakcj*, miejsc*, miejscowo*, punkt*, miasto, miasta, miast, mieście, miastem, miastach, miastami, miastom, miasteczk*, kraj, kraju, kraje, krajów, krajach, region*, rejon*, okolic*, obszar*, stolic*, wieś, wsi, kurort*, czas, czasu, czasem, trwa*, dług*, krótk*, raz, razy, rano, ranek, wieczór, wieczorem, popołudni*, w nocy, rok, roku, lat, lata temu, godziny rano, teraz, zaraz, wkrótce, kiedyś, gdzieś, jakoś, razem, wspóln*, łącznie, w sumie, sumie, ogółem, dorosłych, dorosłe, dorośli, osoba, osoby, osób, osobą, ludzi, ludzie, człowiek, turyst*, podróżnik*, we trójkę, we czwórkę, w piątkę, w trójkę, w czwórkę, pierwszy raz, po raz pierwszy, nigdy nie byłem, nigdy nie byłam, nigdy nie byliśmy, jeszcze nie byliśmy, jeszcze nie byłem, nie wiem, nie wiemy, jeszcze nie wiem, jeszcze nie wiemy, nie jestem pewien, nie jesteśmy pewni, obojętn*, bez różnicy, nieważne, nie ma znaczenia, wszystko jedno, nie ma problemu, bez problemu, żaden problem, nie tylko, ale też, ale i, ale również, czemu nie, dlaczego nie, nie zapomnij, nie zapominając, koniecznie, obowiązkowo, na pewno, oczywiście, przy okazji, poza tym, oprócz tego, po drodze, droga, drogi, drogę, w ramach, w tym, to znaczy, czyli, itd, itp, i tak dalej, typu, jakby, np, na przykład, przykładowo, powiedzmy, załóżmy, właściwie, szczerze mówiąc, jeśli się da, jak się da, w miarę, całkowit*, uwzględni*, biorąc pod uwagę, hotel*, hostel*, nocleg, kwater*, mieszkani*, apartament*, lotnisk*, dworzec, dworca, dworcu, stacj*, bilet*, transport*, komunikacj*, środek transportu, środkami transportu, sposób, porusza*, używa*, użyć, wziąć, weź, biorę, bierzemy, zaczynając, kończąc, dn, stop, stopy, przystan*, etap*, część, części, cel, celem, celu, okazj*, temat*, format*, styl*, tempo, tempie, tempem, budżet*, ceny, cena, złotych, zł, pln, euro, dolarów, tysięcy, tys, aktywn*, od razu, naprzód, spróbuj, próbuj, w kierunku, kierunek, kolej rzeczy, wolny czas, każdy, każde, każda, każdego, każdą, jazdy, jazda, dziennie, sprawie, w sprawie, piszę, pisze, wrócić, wracać, mąż prowadzi, w czasie, czasie, city break, citybreak, tłumów, tłumy, opowiadała, opowiadał, ma być, zmieścić, mieści, mąż, żona, nie znosi, znosi, ślubu, ślub, rocznicy, własnego, własny, własne, własnej, szukam, szukamy`,
  signOffs:
    'pozdrawiam, pozdrawiamy, pozdrowienia, z poważaniem, dziękuję, dziękujemy, dzięki, z góry dziękuję, serdecznie pozdrawiam, z pozdrowieniami, całuski, buziaki, ściskam, z góry dziękujemy',
  ordinary: `
    dom, domu, mama, tata, żona, żony, mąż, męża, dzieci, syn, córka, przyjaciel, przyjaciele, znajomi, rodzina, rodziny, pokój, świat, miłość, szczęście, radość, wolność, nadzieja, wiara, zwycięstwo, słońce, gwiazda, niebo, las, pole, rzeka, morze, góra, kamień, woda, ogień, śnieg, deszcz, pogoda, klucz, raj, sad, park, most, plac, ulica, rynek, chleb, ser, mięso, ryba, herbata, kawa, piwo, pizza, makaron, sushi, pierogi, praca, pracy, nauka, szkoła, uniwersytet, pieniądze, samochód, łódź, port, brzeg, północ, południe, zachód, wschód, góry, dół, stary, stara, stare, nowa, nowe, biały, biała, czarny, czarna, czerwony, zielony, zielona, zielone, niebieski, złoty, złoto, srebro, żelazo, dzień, noc, zima, lato, jesień, wiosna, godzina, minuta, wesele, ślub, urodziny, rocznica, święta, hura, dobrze, źle, drogo, tanio, cicho, głośno, łatwo, trudno, piosenka, wiersz, bajka, dowcip, żart, opowiadanie, wypracowanie, przepis, kod, hasło, instrukcje, instrukcja, zignoruj, ignoruj, system, tabela, tabelę, skasuj, pytanie, odpowiedź, liczba, słowo, imię, lista, zadanie, równanie, bar, bal, róża, lew, wilk, niedźwiedź, koń, pies, kot, teatr, kino, opera, muzyka, piłka, joga, sauna, koło,  jedna, stop, pan, pani, lipa, dąb, buk, sól, mała, wielka, wielki, piła, nie, ręka, most`,
  numbers: `
    jeden = 1, jedna = 1, jedno = 1, jednego = 1, jednej = 1, jedną = 1, jednym = 1, dwa = 2, dwie = 2, dwóch = 2, dwu = 2, dwoje = 2, dwoma = 2, dwiema = 2, oba = 2, obie = 2, para = 2, parę = 3, pary = 2, trzy = 3, trzech = 3, troje = 3, trzema = 3, cztery = 4, czterech = 4, czworo = 4, pięć = 5, pięciu = 5, sześć = 6, sześciu = 6, siedem = 7, siedmiu = 7, osiem = 8, ośmiu = 8, dziewięć = 9, dziewięciu = 9,
    dziesięć = 10, dziesięciu = 10, jedenaście = 11, jedenastu = 11, dwanaście = 12, dwunastu = 12, trzynaście = 13, trzynastu = 13, czternaście = 14, czternastu = 14, piętnaście = 15, piętnastu = 15, szesnaście = 16, siedemnaście = 17, osiemnaście = 18, dziewiętnaście = 19, dwadzieścia = 20, dwudziestu = 20, dwadzieścia jeden = 21, dwadzieścia dwa = 22, dwadzieścia trzy = 23, dwadzieścia cztery = 24, dwadzieścia pięć = 25, dwadzieścia sześć = 26, dwadzieścia siedem = 27, dwadzieścia osiem = 28, dwadzieścia dziewięć = 29, trzydzieści = 30, trzydziestu = 30, trzydzieści jeden = 31, czterdzieści = 40, pięćdziesiąt = 50, sześćdziesiąt = 60, dziewięćdziesiąt = 90, sto = 100, kilka = 3, kilku = 3, kilkoma = 3, tuzin = 12`,
  lengths: `
    tydzień = 7 days, tygodniow* = 7 days, półtora tygodnia = 10 days, półtoratygodniow* = 10 days, dwutygodniow* = 14 days, trzytygodniow* = 21 days, dwa i pół tygodnia = 17 days, miesiąc = 30 days, pół miesiąca = 15 days, półtora miesiąca = 45 days, miesięczn* = 30 days, dwudniow* = 2 days, trzydniow* = 3 days, czterodniow* = 4 days, pięciodniow* = 5 days, sześciodniow* = 6 days, siedmiodniow* = 7 days, ośmiodniow* = 8 days, dziesięciodniow* = 10 days, czternastodniow* = 14 days, jednodniow* = 1 days,
    weekend = 2 days, weekendow* = 2 days, weekendzie = 2 days, długi weekend = 3 days, przedłużony weekend = 3 days, majówka = 4 days, majówkę = 4 days, majówki = 4 days, półtora dnia = 2 days, na jeden dzień = 1 days, jeden dzień = 1 days, jedną noc = 1 nights, doba = 1 days, dobę = 1 days, parę dni = 3 days, kilka dni = 3 days, pół tygodnia = 4 days`,
  units: {
    day: 'dzień, dni, dnia, dniu, dniach, dniom, dniami, dniowy, dniowa, dniowe, dniową, dniowej, dniowego, dniowym, dniówka, dób, doby, doba, dobę, d',
    night: 'noc, noce, nocy, nocami, nocach, nocleg, noclegi, noclegów, noclegu, noclegami, noclegach, n',
    week: 'tydzień, tygodnie, tygodni, tygodnia, tygodniu, tygodniem, tygodniach, tygodniowy, tygodniowa, tygodniową, tyg',
    month: 'miesiąc, miesiące, miesiąca, miesięcy, miesiącu, mies',
    hour: 'godzina, godziny, godzin, godzinę, godz, h, godzinna, godzinny, godzin jazdy, godziny jazdy, godzin drogi, godziny drogi, godzin w podróży, godzin w drodze, godzin podróży, godziny podróży',
    km: 'km, kilometr, kilometry, kilometrów, kilometra',
    city: 'miasto, miasta, miast, miastach, miastami, miasteczka, miasteczek, miejsca, miejsc, miejscowości, kraje, krajów, kraj, przystanki, przystanków, punkty, punktów, stolice, stolic, wyspy, wysp, celów, lokalizacji, etapów, etapy',
  },
  ordinalEndings: 'go, ego, ty, y, ci, ego, szy, gi, mi, a, ej, mym, tym, dniowy',
  months: [
    'styczeń, stycznia, styczniu, styczniem, sty, stycz',
    'luty, lutego, lutym, lut',
    'marzec, marca, marcu, marcem, mar',
    'kwiecień, kwietnia, kwietniu, kwietniem, kwi',
    'maj, maja, maju, majem, majow*',
    'czerwiec, czerwca, czerwcu, czerwcem, cze, czerw',
    'lipiec, lipca, lipcu, lipcem, lip',
    'sierpień, sierpnia, sierpniu, sierpniem, sierp',
    'wrzesień, września, wrześniu, wrześniem, wrz',
    'październik, października, październiku, październikiem, paź, paźdz',
    'listopad, listopada, listopadzie, listopadem, lis',
    'grudzień, grudnia, grudniu, grudniem, gru, grudz',
  ],
  weekdays: [
    'poniedziałek, poniedziałku, poniedziałki, pon',
    'wtorek, wtorku, wt',
    'środa, środę, środy, śr',
    'czwartek, czwartku, czw',
    'piątek, piątku, pt',
    'sobota, sobotę, soboty, sob',
    'niedziela, niedzielę, niedzieli, niedz, nd',
  ],
  seasons: {
    spring: 'wiosna, wiosną, wiosnę, wiosny, na wiosnę, wiośnie, wiosenn*',
    summer: 'lato, latem, lata, lecie, letni, letnie, letnich',
    autumn: 'jesień, jesienią, jesieni, jesienn*, na jesień',
    winter: 'zima, zimą, zimę, zimy, zimie, zimow*',
  },
  dates: {
    today: 'dziś, dzisiaj, od dziś, od zaraz, natychmiast',
    tomorrow: 'jutro, od jutra, jutra',
    dayAfterTomorrow: 'pojutrze',
    next: 'przyszły, przyszła, przyszłe, przyszłym, przyszłej, przyszłego, przyszłą, następny, następna, następne, następnym, następnej, następnego, następną, najbliższy, najbliższa, najbliższe, najbliższym, najbliższej, najbliższą, najbliższych, kolejny, kolejna, kolejnym, kolejną',
    this: 'ten, ta, to, tę, tym, tej, tego, te, tych, tegoroczn*, obecny, obecnym, bieżący, bieżącym',
    fromNow: 'za …',
    early:
      'początek, początku, na początku, początkiem, z początkiem, pierwsza połowa, pierwszej połowie, w pierwszej połowie, pierwszych dniach',
    mid: 'połowa, połowie, połowy, w połowie, połową, środek, w środku, około połowy',
    late: 'koniec, końca, końcu, końcem, pod koniec, na koniec, z końcem, w końcu, druga połowa, drugiej połowie, w drugiej połowie, ostatnich dniach',
    dayMark: 'go, tego',
    yearMark: 'rok, roku, r',
    weekend: 'weekend, weekendu, weekendy, weekendem',
  },
  roles: {
    from: 'z, ze, od, począwszy od, wyjazd z, wyjazd ze, wyjeżdżamy z, wyjeżdżam z, wyjeżdżając z, ruszamy z, ruszając z, ruszam z, wyruszamy z, wyruszając z, jedziemy z, jadę z, jechać z, pojechać z, jadąc z, odjazd z, wychodząc z, od strony, poczynając od',
    to: 'do, ku, pojechać do, jedziemy do, jadę do, jechać do, jadąc do, lecimy do, lecę do, lecieć do, polecieć do, dotrzeć do, dojechać do, przejazd do, przyjazd do, przejechać do, w kierunku, w stronę, udać się do, udajemy się do, wybrać się do, wybieramy się do, wybieram się do, dostać się do, kierunek, ruszyć do, aż do',
    via: 'przez, via, poprzez, z przystankiem w, z przystankami w, z postojem w, zahaczając o, zahaczyć o, zahaczymy o, przejeżdżając przez, przejazdem przez, przejazdem w, po drodze w, po drodze do, z przesiadką w, z międzylądowaniem w, wstąpić do, wstępując do, zajrzeć do, zaglądając do, zatrzymać się w, zatrzymując się w, zatrzymamy się w, wpaść do, z wizytą w',
    in: 'w, we, na, po, pod, dla, u, do, nie wyjeżdżać poza, nie wyjeżdżając poza, nie wyjeżdżamy poza, nie wyjeżdżać z, nie wyjeżdżając z, bez wyjeżdżania z, bez wyjeżdżania poza, nie opuszczać, nie opuszczając, bez opuszczania, w granicach, w obrębie',
    visit:
      'koniecznie, obowiązkowo, zwiedzić, zwiedzanie, zwiedzać, zwiedzając, zwiedzimy, zwiedzamy, zobaczyć, zobaczymy, zobacz, obejrzeć, odwiedzić, odwiedzając, odwiedzimy, odwiedzamy, odwiedzenie, poznać, poznawać, pozwiedzać, pojechać do, pojechać na, pojechać w, jechać do, jechać na, wyjazd do, wyjazd na, wyjazd w, wyjechać do, wyjechać na, wyskoczyć do, wypad do, wypad na, wypad w, wycieczka do, wycieczka po, wycieczkę do, wycieczkę po, wycieczki po, podróż do, podróż po, podróż przez, podróżować po, podróży po, objazd po, objazdówka po, objazdówkę po, objechać, przejechać, zaliczyć, wakacje w, wakacje na, urlop w, urlop na, weekend w, city break w, być w, spędzić w, pobyt w, pobyt na, takie jak, np, na przykład, m.in., między innymi, a mianowicie, w tym, włącznie z, uwzględniając, trasa po, trasę po, plan na, wybrać się do, wybrać się na, zatrzymać się w, pobyć w, zwiedzanie miasta, pokręcić się po, pospacerować po, pojeździć po',
    start:
      'zacznij w, zacznij od, zacznij we, zacznij, zacznijmy w, zacznijmy od, zacznijmy, zaczniemy, zaczynać w, zaczynamy, rozpocznij w, rozpocznijmy w, wystartujmy z, startuj z, zaczynając, wyjazd z, zacząć w, zacząć od, zacząć we, zacząć z, zacząć, zaczniemy w, zaczniemy od, zaczynamy w, zaczynamy od, zaczynam w, zaczynając w, zaczynając od, zaczynając we, zaczyna się w, rozpocząć w, rozpocząć, rozpoczynamy w, rozpoczynając w, rozpoczynając od, rozpoczęcie w, początek w, początek, start w, start we, start z, start ze, start, startujemy w, startujemy z, startujemy ze, startując z, startując ze, startując w, startuję z, startuję w, wystartować z, przylot do, przylatujemy do, przylatuję do, przylot, lądujemy w, ląduję w, lądowanie w, pierwszy przystanek, punkt startowy, punkt wyjścia, wyjazd, przylot i wylot z, wyjazd i powrót z, start i meta w, start i koniec w',
    end: 'skończ w, skończ we, skończ na, skończ, skończmy w, skończmy we, skończmy na, skończmy, skończymy w, skończymy, kończymy, kończmy w, zakończ w, zakończ we, zakończ, zakończmy w, zakończmy, kończyć w, kończyć, skończyć w, skończyć we, skończyć na, skończyć, kończymy w, kończymy we, kończąc w, kończąc we, kończąc na, kończę w, kończy się w, zakończyć w, zakończyć we, zakończyć na, zakończyć, zakończenie w, zakończenie, zakończymy w, koniec w, koniec we, koniec, meta w, meta, na koniec, ostatni przystanek, punkt końcowy, powrót z, wracamy z, wracam z, lot powrotny z, powrotny lot z, wylot powrotny z, wylot do domu z, powrót do domu z, wracając z, przylot i wylot z, wyjazd i powrót z, start i meta w, start i koniec w',
    home: 'mieszkam w, mieszkam we, mieszkamy w, mieszkamy we, mieszkam na, mieszkamy na, jestem z, jestem ze, jesteśmy z, jesteśmy ze, pochodzę z, pochodzimy z, mój dom w, nasz dom w, dom w, wylot z, wylot ze, wylatujemy z, wylatuję z, wylatując z, lecimy z, lecę z, lot z, loty z, samolotem z',
    back: 'z powrotem do, powrót do, powrotem do, i powrót do, i z powrotem do, powrotem w, wrócić do, wracamy do, wracam do, wracając do, wrócimy do, wracać do, wrócę do, powrócić do, powrotem na, znowu do, znów do, do domu do, z powrotem w',
    base: 'baza w, baza we, bazą w, z bazą w, z bazą we, bazując w, bazę w, bazę wypadową w, baza wypadowa w, bazy w, nocując cały czas w, śpiąc w, mieszkając w, mieszkać w, zatrzymując się cały czas w, cały czas w, … jako baza, … jako bazę, … jako baza wypadowa, … jako bazę wypadową, traktując … jako bazę, baza, nocleg w, noclegi w, noclegami w, zakwaterowanie w, hotel w, stacjonując w',
    dayTrip:
      'jednodniowa wycieczka do, jednodniową wycieczkę do, jednodniowe wycieczki do, jednodniowy wypad do, jednodniowe wypady do, jednodniową wycieczką do, wycieczka jednodniowa do, wycieczkę jednodniową do, wycieczka na jeden dzień do, wycieczkę na jeden dzień do, wypad na jeden dzień do, na jeden dzień do, na dzień do, całodniowa wycieczka do, całodniową wycieczkę do, z wycieczką do, wycieczką do, wypadem do, na jednodniową wycieczkę do, … na jeden dzień, … na jednodniową wycieczkę, … jako jednodniowa wycieczka, … w jeden dzień, jednodniówka do, jednodniówkę do, wyskok do, skok do',
    between: 'między, pomiędzy',
    near: 'wokół, dookoła, koło, obok, w pobliżu, niedaleko, nieopodal, w okolicach, w okolicy, okolice, okolicach, okolic, w rejonie, blisko, pod, … i okolice, … i okolicach, … i okolic, … i okolica, … i okolicy',
    until: 'do, po, nie później niż, najpóźniej, aż do, do końca',
    after: 'za, w następstwie',
    before: 'przed, zanim, do',
    not: 'nie, brak, bez, ani, żadnych, żadnego, żadnej, żaden, żadne, nie chcę, nie chcemy, nie chce, nie chciałbym, nie chciałabym, nie chcielibyśmy, nie lubię, nie lubimy, nie lubi, nie trzeba, nie potrzebuję, nie potrzebujemy, nie potrzeba, unikać, unikając, unikaj, unikamy, uniknąć, omijać, omijając, omijaj, ominąć, wykluczyć, wykluczam, wykluczamy, boję się, boimy się, boi się, nienawidzę, nienawidzimy, nie znoszę, nie cierpię, nie w, nie do, nie na, nigdy, rezygnuję z, rezygnujemy z, … nie chcę, … nie chcemy, … nie lubię, … mnie nie interesuje, … nas nie interesuje, … mnie nie interesują, … nas nie interesują, … nie wchodzi w grę, … nie wchodzą w grę, … odpada, … odpadają, … wykluczone, nie interesuje, nie interesują, nie wchodzi w grę, nie brać, nie używać, nie latać, nie lecieć, nie jechać, byle nie, tylko nie, strach przed, nikt nie chce, nikt nie lubi, … niemożliwe, … nie da się, … nie można, … to nie opcja, … nie opcja',
    except:
      'oprócz, z wyjątkiem, poza, prócz, wyłączając, wykluczając, za wyjątkiem, nie licząc, pominąć, pomijając, pomiń, pomijamy, odpuścić, odpuszczamy, byle nie, tylko nie do, tylko nie w, już byłem w, już byłam w, już byliśmy w, byliśmy już w, byłem już w, byłam już w, już byliśmy na, już widziałem, już widziałam, już widzieliśmy, już zwiedziliśmy, już znamy, znamy już, już znam, … już byłem, … już byłam, … już byliśmy, … już widzieliśmy, … już widziałem, … już znamy, … już zwiedziliśmy, … pominąć, … pomijamy, … odpuszczamy, … odpada, … odpadło, … odpadł, … wypada, … wypadł, … wypadło, … skreślamy, … skreślone, … nie jedziemy, … nie jadę, … tam nie chcemy, … wykreślone, … rezygnujemy, … zrezygnowaliśmy, … odwołane, … nie tym razem, … innym razem, … darujemy sobie, … sobie darujemy, … nie wchodzi w rachubę, … niepotrzebne, … nie trzeba, … nie potrzebujemy, … wyrzucamy, … wyleciał, … wyleciała, … wyleciało, … poza planem',
    instead: 'zamiast, w miejsce, a nie, a nie do, a nie w, miast',
    maybe:
      'może, być może, ewentualnie, … ewentualnie, opcjonalnie, … opcjonalnie, jeśli starczy czasu, … jeśli starczy czasu, jeśli wystarczy czasu, … jeśli wystarczy czasu, jeśli będzie czas, … jeśli będzie czas, jak starczy czasu, … jak starczy czasu, jak będzie czas, … jak będzie czas, jeśli się uda, … jeśli się uda, jeśli zdążymy, … jeśli zdążymy, w miarę możliwości, … w miarę możliwości, jeśli czas pozwoli, … jeśli czas pozwoli, niekoniecznie, … niekoniecznie, chyba, jeśli po drodze, … jeśli po drodze',
    only: 'tylko, … tylko, jedynie, wyłącznie, … wyłącznie, same, sam, samym, jedynie na',
    prefer:
      'najlepiej, … najlepiej, preferowan*, preferuję, preferujemy, wolę, wolimy, wolałbym, wolałabym, wolelibyśmy, raczej, głównie, przeważnie, w większości, w miarę możliwości, jeśli to możliwe, jak najwięcej, chętnie, … chętnie, przede wszystkim',
    each: 'po …, każdym, każdej, w każdym, w każdym mieście, na każde, na każde miasto, … w każdym mieście, … w każdym, … w każdej, … na każde, … na każde miasto, … na miasto, na miasto, … wszędzie, … każde, … każdy, w każdym miejscu, … w każdym miejscu, … na miejsce, … w każdym kraju, … na każdą, … na każdy, nigdzie',
    rest: 'reszta w, reszta we, resztę w, resztę we, reszta na, resztę na, reszta, resztę, resztę czasu w, resztę czasu, resztę dni w, resztę dni, pozostałe dni w, pozostałe dni we, pozostałe dni na, pozostałe dni, pozostały czas w, pozostały czas, pozostałe, pozostałą część w, ostatnie dni w, ostatnie dni na',
    with: 'z, ze, za pomocą, przy użyciu, używając, przez, plus, na',
  },
  links: {
    and: 'i, oraz, a także, także, też, plus, jeszcze, i jeszcze, wraz z, razem z, tudzież, i do, i w, jak również, &',
    or: 'lub, albo, czy, bądź, ewentualnie, czy też',
    onward:
      'potem, a potem, i potem, później, a później, następnie, a następnie, i następnie, dalej, i dalej, a dalej, po czym, po tym, najpierw, na początek, w pierwszej kolejności, po pierwsze, po drugie, wreszcie, i wreszcie, w końcu, na końcu, na koniec, i na koniec, a na koniec, stamtąd, stamtąd do, kolejno, ostatecznie, następny przystanek',
    there: 'tam, na miejscu',
    setTo: 'do, na',
    but: 'ale, lecz, jednak, jednakże, natomiast, za to, a, chociaż, choć, inaczej, tylko że, raczej',
    least: 'minimum, co najmniej, przynajmniej, nie mniej niż, min, lub więcej, albo więcej, conajmniej, od',
    most: 'maksymalnie, maksimum, maks, max, co najwyżej, najwyżej, nie więcej niż, nie dłużej niż, nie dłuższe niż, nie dłuższy niż, nie dłuższa niż, w granicach, mniej niż, poniżej, lub mniej, góra, nie przekraczać, nie dalej niż',
    about:
      'około, ok, mniej więcej, w przybliżeniu, jakieś, plus minus, plus-minus, gdzieś, z, circa, ca, tak z, koło',
    half: 'połowa, połowę, połowy, pół, i pół, połową',
    third: 'jedna trzecia, jedną trzecią, jednej trzeciej',
    mostly: 'większość, większą część, większa część, prawie cały, prawie całą',
    ofTheTrip:
      'czasu, podróży, wyjazdu, urlopu, wakacji, wycieczki, pobytu, dni, całej podróży, całego wyjazdu, trasy, cały czas',
    correction:
      'nie czekaj, czekaj, czekaj nie, a nie, nie nie, oj nie, nie jednak, jednak nie, albo nie, znaczy, to znaczy, a właściwie, przepraszam nie, nie przepraszam, nie sorry, po namyśle, nie moment',
    firstStop: 'pierwszym mieście, pierwsze miasto, pierwszym przystanku, w pierwszym, pierwszego, pierwsze',
    lastStop:
      'ostatnim mieście, ostatnie miasto, ostatni przystanek, ostatnim przystanku, w ostatnim, ostatniego, ostatnie',
    fromThere: 'stamtąd, stamtąd do',
    than: 'niż',
    secondStop: 'drugi przystanek, drugie miasto, drugim mieście, drugim przystanku, w drugim',
    thirdStop: 'trzeci przystanek, trzecie miasto, trzecim mieście, trzecim przystanku, w trzecim',
    firstTwo: 'dwa pierwsze, pierwsze dwa',
    lastTwo: 'dwa ostatnie, ostatnie dwa',
    bothStops: 'oba, obydwa, te dwa, oba miasta',
  },
  wishes: {
    loop: 'tam gdzie zaczęliśmy, gdzie zaczynamy, do punktu wyjścia, do miejsca startu, w obie strony, tam i z powrotem, i z powrotem, z powrotem, i powrót, z powrotem do domu, i do domu, pętla, pętlę, pętli, pętlą, w pętli, kółko, kółkiem, w kółko, okrężn*, trasa okrężna, i wrócić, i wracamy, z powrotem do punktu wyjścia, powrót do domu, start i meta w, start i koniec w, początek i koniec w, zacząć i skończyć w, zaczynając i kończąc w, start i meta, początek i koniec, zacząć i skończyć, powrót w to samo miejsce, wracamy do domu, wrócić do domu, z powrotem na koniec',
    anyOrder:
      'w dowolnej kolejności, dowolna kolejność, kolejność dowolna, kolejność bez znaczenia, kolejność nie ma znaczenia, kolejność obojętna, w najlepszej kolejności, najlepsza kolejność, w optymalnej kolejności, optymalna kolejność, w sensownej kolejności, kolejność nieważna, w jakiejkolwiek kolejności, w dowolnym porządku, kolejność jest obojętna, kolejność nie gra roli',
    inOrder:
      'w tej kolejności, w takiej kolejności, dokładnie w tej kolejności, w podanej kolejności, po kolei, w tym porządku, kolejność ważna, kolejność jest ważna, właśnie w tej kolejności',
    overland:
      'lądem, drogą lądową, transportem lądowym, po ziemi, bez samolotu, bez samolotów, bez latania, bez lotów, bez lotu, nie latając, nie latać, transport naziemny',
    firstLeg:
      'tam, w tamtą stronę, droga tam, po drodze tam, w drodze tam, dojazd, pierwszy odcinek, pierwszy etap, w jedną stronę, pierwszy przejazd',
    lastLeg:
      'ostatni przejazd, z powrotem, powrót, w drodze powrotnej, droga powrotna, drogę powrotną, powrotem, podróż powrotna, ostatni odcinek, ostatni etap, do domu, wracając, w domu, z powrotem w domu',
  },
  transport: {
    train:
      'pociąg*, kolej, koleją, kolei, koleje, kolejow*, pendolino, pkp, intercity, interrail, interraila, interrailem, eurostar*, szybka kolej, tgv, ic, eic, pociong*',
    bus: 'autobus*, autokar*, busem, busami, bus, busy, busa, flixbus*, pks, pksem',
    car: 'samochód, samochodem, samochodu, samochody, samochodów, samochodami, samochodow*, auto, autem, auta, aut, autami, własnym autem, wynajęt*, wypożyczon*, wypożyczy*, wynajm*, wynająć, kamper*, kamperem, kamper, motocykl*, motor, motorem, roadtrip*, road trip, objazd samochodowy, za kierownicą, taxi, taksówk*, prowadzić, prowadzenie, wynajem, taksówka, taksówką, wypożyczonym autem',
    plane:
      'samolot*, lot, loty, lotem, lotów, lotu, lotami, lecieć, lecimy, lecę, leci, polecieć, polecimy, polecę, latać, latam, latamy, latanie, latania, przelot, przeloty, przelotu, przelotów, przelotem, lotnicz*, powietrzem, ryanair*, wizzair*, wizzairem, tanie linie, dolecieć, przelecieć, wylot, wylotem, przylot',
    ferry:
      'prom, promem, promy, promu, promów, promami, statek, statkiem, statki, statku, statków, łódka, łódką, drogą morską, rejs, rejsy, rejsu, rejsem, jacht*',
    nightTrain:
      'nocny pociąg, nocnym pociągiem, nocne pociągi, nocnego pociągu, nocnych pociągów, nocnymi pociągami, pociąg nocny, pociągiem nocnym, pociągi nocne, pociągów nocnych, pociągami nocnymi, kuszetk*, kuszetką, wagon sypialny, wagonem sypialnym, sypialn*',
    nightBus:
      'nocny autobus, nocnym autobusem, nocne autobusy, nocnych autobusów, nocnymi autobusami, autobus nocny, autobusem nocnym, autobusy nocne, autobusów nocnych, nocny bus, nocnym busem',
  },
  directions: {
    north: 'północ, północy, północ od, północn*, na północy, na północ, północna część, północną część',
    south:
      'południe, południu, południa, południow*, na południu, na południe, południowa część, południową część',
    east: 'wschód, wschodzie, wschodu, wschodni*, na wschodzie, na wschód',
    west: 'zachód, zachodzie, zachodu, zachodni*, na zachodzie, na zachód',
    centre: 'centrum, środkow*, centraln*, w centrum, środek, serce, w sercu',
  },
  themes: {
    beach:
      'plaż*, morze, morza, morzem, morzu, nad morzem, nad morze, morsk*, wybrzeż*, kąpi*, kąpiel*, opala*, poopalać, słońce, słońca, pływa*, popływać, plażowa*, poleżeć na plaży, ocean*, lenistwo na plaży',
    island:
      'wyspa, wyspy, wysp, wyspę, wyspie, wyspach, wyspami, wysepk*, po wyspach, island hopping, skakanie po wyspach',
    mountains:
      'góry, gór, górach, górami, górom, górsk*, wulkan*, alpejsk*, szczyt*, wzgórz*, skały, pasmo górskie',
    hiking:
      'trekking*, trekingi, treking, hiking, piesze, pieszo, piesz*, wędrówk*, wędrowa*, szlak*, wspinaczk*, chodzenie po górach, chodzić po górach, górskie wędrówki, połazić po górach, po górach',
    skiing:
      'nart*, narciar*, snowboard*, stok, stoki, stoków, sporty zimowe, śnieg, śniegu, szusowa*, pojeździć na nartach',
    nature:
      'przyrod*, natur*, park narodowy, parki narodowe, parków narodowych, parku narodowym, parkach narodowych, rezerwat*, wodospad*, krajobraz*, widok*, las, lasy, lasu, lasach, fiord*, lodowiec, lodowce, lodowców, kanion*, wąwóz*, dżungl*, ogrody, ogród, jaskini*, jaskiń, gejzer*, kwitnące wiśnie, kwitnienie wiśni, na łonie natury, kwitnienia wiśni, kwitnąca wiśnia, kwitnących wiśni, kwitnące drzewa',
    wildlife:
      'safari, zwierz*, dzikie zwierzęta, zoo, ptaki, ptaków, wieloryb*, słonie, słoni, goryl*, tygrys*, niedźwiedzi*, delfin*, obserwacja ptaków',
    desert: 'pustyni*, pustyń, wydm*, oaz, oaza, oazy, wielbłąd*',
    lakes:
      'jezioro, jeziora, jezior, jeziorem, jeziorze, jeziorach, jeziorami, jeziorn*, nad jeziorem, nad jeziora',
    diving: 'nurkowa*, nurkuj*, ponurkować, snorkel*, snurkowa*, rafa, rafy, rafę, raf, koralow*, z maską',
    surfing: 'surf*, surfing*, surfować, kitesurfing*, kite, windsurfing*, fale',
    wine: 'wino, wina, winem, win, winie, winnic*, winiarni*, winiarsk*, degustacj*, enoturystyk*',
    food: 'jedzenie, jedzenia, jedzeniem, zjeść, dobrze zjeść, pojeść, smaczn*, pyszn*, kuchnia, kuchnię, kuchni, kuchnią, gastronomi*, restauracj*, kulinar*, street food, streetfood, targi, targ, targow*, piwo, piwa, piwem, browar*, kawa, kawę, kawiarni*, smakosz*, przysmak*, lokalne jedzenie, lokalną kuchnię',
    history:
      'histori*, historyczn*, muze*, zabytk*, zabytki, zabytków, zabytkow*, starożytn*, antyczn*, średniowieczn*, kultur*, ruiny, ruin, ruinach, archeolog*, stare miasto, starego miasta, stare miasta, starym mieście, starówk*, dziedzictw*, unesco, pomnik*, wykopalisk*, rzymsk*, piramid*',
    art: 'sztuk*, galeri*, malarstw*, obraz*, artyst*, wystaw*',
    architecture:
      'architektur*, budowl*, budynk*, katedr*, pałac*, wieżowc*, drapacz*, gotyk*, gotyck*, secesj*, barok*, renesans*, modernizm*',
    castles: 'zamek, zamki, zamków, zamku, zamkach, zamkami, twierdz*, fortec*, warowni*',
    religion:
      'świątyni*, świątyń, klasztor*, kościół, kościoły, kościołów, kościołach, meczet*, pielgrzym*, sanktuari*, miejsca święte, święte miejsca, duchow*, religijn*',
    nightlife:
      'życie nocne, życia nocnego, nocne życie, nocnego życia, nocnym życiem, imprez*, poimprezować, klub, kluby, klubów, klubach, bar, bary, barów, barach, dyskotek*, puby, pubów, pub, pubach, poszaleć',
    music: 'muzyk*, muzyczn*, koncert*, opera, operę, opery, festiwal*, jazz*, balet*',
    shopping:
      'zakup*, shopping*, sklep*, bazar*, jarmark*, jarmarki bożonarodzeniowe, jarmark bożonarodzeniowy, bożonarodzeniow*, świąteczn*, outlet*, galerie handlowe, pamiątk*, wyprzedaż*',
    spa: 'spa, termy, term, termach, termaln*, gorące źródła, gorących źródeł, gorącymi źródłami, wellness, sauna, sauny, łaźni*, hammam*, masaż*, uzdrowisk*, baseny termalne, odnowa biologiczna',
    family:
      'park rozrywki, parki rozrywki, parków rozrywki, parku rozrywki, wesołe miasteczko, disneyland*, aquapark*, legoland*, energylandi*, dla dzieci, place zabaw, atrakcje dla dzieci, przyjazne dzieciom',
    romance:
      'romanty*, miesiąc miodowy, miesiąca miodowego, podróż poślubna, podróż poślubną, podróży poślubnej, poślubn*, rocznic*, zaręczyn*, dla zakochanych, zakochanych, oświadczyn*, walentynk*, rocznica ślubu, rocznicy ślubu, rocznicę ślubu',
    auroras: 'zorza, zorzę, zorzy, zorze, zorza polarna, zorzę polarną, zorzy polarnej, zorze polarne',
  },
  pace: {
    slow: 'spokojn*, spokojnie, powoli, powoln*, wolno, wolniej, wolniejsz*, niespieszn*, nieśpieszn*, bez pośpiechu, bez spiny, bez stresu, bez gonitwy, bez biegania, na luzie, luźn*, na spokojnie, leniw*, relaks*, zrelaksowan*, relaksow*, wypoczyn*, wypocząć, odpocz*, odpoczynek, odpoczynku, odpoczywa*, wyluzowan*, slow, slow travel, cicho, cich*, wolnym tempem, w wolnym tempie, w spokojnym tempie, spokojniej, nie za szybko, nie za dużo, mniej przejazdów, niezbyt intensywn*, powolutku, nigdzie się nie spiesząc, nie spiesząc się',
    normal: 'normalne tempo, w normalnym tempie, w średnim tempie, średnie tempo, umiarkowan*',
    fast: 'jak najwięcej, jak najwięcej miast, jak najwięcej miejsc, jak najwięcej zobaczyć, zobaczyć jak najwięcej, możliwie dużo, możliwie najwięcej, maksimum miejsc, szybk*, szybko, szybciej, intensywn*, intensywnie, dynamiczn*, w szybkim tempie, napięt*, zobaczyć wszystko, wszystko zobaczyć, na maksa, w biegu, ekspresow*',
  },
  company: {
    alone:
      'samotnie, solo, w pojedynkę, jadę sam, jadę sama, podróżuję sam, podróżuję sama, sam jeden, samotn*, sam jadę, sama jadę, dla jednej osoby, jedna osoba',
    couple:
      'we dwoje, we dwójkę, w dwójkę, z żoną, z mężem, z dziewczyną, z chłopakiem, z moją dziewczyną, z moim chłopakiem, z narzeczoną, z narzeczonym, z partnerem, z partnerką, dla pary, dla dwojga, dla dwóch osób, jako para, ja i żona, ja i mąż, z ukochaną, z ukochanym, nas dwoje, małżeństwo, małżeństwem, para, parą, mąż, mężem, żona, żoną',
    family:
      'rodzina, rodziną, z rodziną, rodziny, rodzinn*, rodzinnie, z dziećmi, z dzieckiem, dzieck*, dzieci, dziećmi, dzieciak*, dzieciom, syn, synem, córk*, córką, maluch*, niemowl*, nastolat*, wnuk*, wnuczk*, latkiem, latek, latką, latka',
    friends:
      'przyjaciół, przyjaciółmi, z przyjaciółmi, przyjaciele, znajom*, ze znajomymi, kumpl*, z kumplami, ekipa, ekipą, z ekipą, paczka, paczką, koleżank*, z koleżankami, wieczór kawalerski, wieczór panieński, kawalersk*, panieńsk*, z przyjaciółką, z przyjacielem',
    seniors:
      'senior*, emeryt*, z rodzicami, rodzicami, rodzice, rodziców, z mamą, mamą, tatą, z tatą, babci*, dziadk*, dziadkami, starsz*, osoby starsze, na emeryturze',
    group:
      'grupa, grupą, grupy, grupę, grupow*, klasa, klasą, klasow*, szkolna, z klasą, współpracowni*, z kolegami z pracy, firmow*, wyjazd firmowy, zespół, zespołem, integracyjn*',
    pet: 'psem, z psem, pies, psa, psy, psami, piesek, pieskiem, kot, kotem, z kotem, zwierzakiem, zwierzak, pupil*',
  },
  budget: {
    low: 'tani, tania, tanie, tanich, tanio, taniej, tańsz*, tanim kosztem, niedrog*, niedrogo, budżetow*, oszczędn*, oszczędza*, oszczędzić, niskobudżetow*, niski budżet, niskim budżetem, mały budżet, małym budżetem, ograniczony budżet, ograniczonym budżetem, z ograniczonym budżetem, skromn*, z plecakiem, plecak*, backpacking*, backpacker*, mało pieniędzy, nie za drogo, nie drogo, student*, studenck*, jak najtaniej, najtaniej, najtańsz*, po kosztach, autostop*, ekonomiczn*, na każdą kieszeń',
    medium:
      'średni budżet, średnim budżetem, średniego budżetu, umiarkowany budżet, ze średnim budżetem, średnia półka, średniej klasy',
    high: 'luksus*, luksusow*, ekskluzywn*, drogi, drogo, drożej, droższ*, drogie, pięć gwiazdek, pięciogwiazdkow*, 5 gwiazdek, premium, vip, wysokobudżetow*, budżet bez ograniczeń, bez limitu budżetu, budżet nie gra roli, pieniądze nie grają roli, biznes klasa, pierwszą klasą, komfort*, wysoki standard, z wysokim standardem, na bogato',
  },
  edits: {
    add: 'dodaj, dodajcie, dodać, dodajmy, dołącz, dołączyć, dołóż, dołożyć, dorzuć, dorzucić, wstaw, wstawić, uwzględnij, włącz, dopisz, chcę jeszcze do, dokładamy, także do, jeszcze do, wciśnij, wcisnąć, wciśnijmy, upchnij',
    remove:
      'usuń, usuńcie, usunąć, usuńmy, skasuj, skasować, wyrzuć, wyrzucić, wykreśl, wykreślić, wywal, wywalić, pomiń, pominąć, odpuść, odpuścić, zrezygnuj z, zrezygnować z, rezygnujemy z, skreśl, skreślić, anuluj, bez, odejmij, wytnij, … usuń, … usunąć, … wyrzuć, … wywal, … pomiń, … skreśl, … odpada, … wykreśl',
    replace:
      'zamień, zamieńcie, zamienić, zamieńmy, wymień, wymienić, zmień, zmieńcie, zmienić, podmień, podmienić, zastąp, zastąpić, zamień miejscami',
    more: 'więcej, jeszcze, dodatkow*, kolejny dzień, dłużej o, o jeden dzień więcej, o dzień więcej, ekstra, dodatkowy czas, i jeszcze',
    less: 'mniej, krócej o, o jeden dzień mniej, o dzień mniej',
    longer:
      'dłużej, dłuższ*, wydłuż, wydłużcie, wydłużyć, przedłuż, przedłużcie, przedłużyć, rozciągnij, zostać dłużej, zostańmy dłużej, więcej czasu, zbyt krótko, za krótko, za mało czasu, trochę dłużej',
    shorter:
      'krócej, krótsz*, skróć, skróćcie, skrócić, zmniejsz, zmniejszyć, mniej czasu, zetnij, za długo, zbyt długo, za dużo czasu, trochę krócej',
    move: 'przenieś, przenieście, przenieść, przesuń, przesuńcie, przesunąć, przestaw, przestawić, przełóż, przełożyć, ustaw, ustawić, daj, dać, umieść, umieścić, wstaw, zrób',
    later: 'później, przesuń, przesuńcie, przesunąć, przełóż, przełożyć, opóźnij, opóźnić, odłóż, odłożyć',
    earlier: 'wcześniej, przyspiesz, przyspieszyć',
    inItsPlace:
      'lepiej, raczej, jednak, zamiast tego, zamiast niego, zamiast niej, w zamian, w to miejsce, niech będzie',
    freed: 'te noce, tamte noce, jego noce, jej noce, te dni, tę noc, tyle samo nocy, tyle samo dni',
    toStart:
      'na początek, na sam początek, na początku, jako pierwszy, jako pierwszą, jako pierwsze, jako pierwszy przystanek, na pierwsze miejsce, najpierw, na start, na przód',
    toEnd:
      'na koniec, na sam koniec, na końcu, jako ostatni, jako ostatnią, jako ostatnie, jako ostatni przystanek, na ostatnie miejsce, na finał',
    reverse:
      'odwróć, odwrócić, odwróćcie, odwróćmy, na odwrót, odwrotnie, w odwrotnej kolejności, w drugą stronę, w przeciwnym kierunku, w odwrotnym kierunku, odwrotna kolejność, od końca, wspak, odwróć kolejność, odwróć trasę, odwracamy',
    another:
      'inna trasa, inną trasę, inny plan, inna podróż, inną podróż, inna propozycja, inną propozycję, inny wariant, inna opcja, inną opcję, coś innego, jeszcze raz, od nowa, spróbuj ponownie, spróbuj jeszcze raz, ponownie, jeszcze jedna propozycja, kolejna propozycja, alternatyw*, zaskocz mnie, zaskocz nas, nowa propozycja, nową propozycję, inaczej',
  },
  nameEndings: [
    ['ie', 'a'],
    ['ie', ''],
    ['ie', 'o'],
    ['u', ''],
    ['a', ''],
    ['i', 'a'],
    ['y', 'a'],
    ['i', 'ia'],
    ['ii', 'ia'],
    ['ę', 'a'],
    ['ą', 'a'],
    ['ię', 'ia'],
    ['ią', 'ia'],
    ['ce', 'ka'],
    ['dze', 'ga'],
    ['rze', 'ra'],
    ['rze', 'r'],
    ['sze', 'cha'],
    ['że', 'ga'],
    ['le', 'ła'],
    ['le', 'ł'],
    ['le', 'ło'],
    ['cie', 'ta'],
    ['cie', 't'],
    ['cie', 'to'],
    ['dzie', 'da'],
    ['dzie', 'd'],
    ['dzie', 'do'],
    ['ście', 'sta'],
    ['ście', 'st'],
    ['ście', 'sto'],
    ['eście', 'asto'],
    ['szcie', 'szt'],
    ['śnie', 'sno'],
    ['śnie', 'sna'],
    ['źnie', 'zno'],
    ['owa', 'ów'],
    ['owie', 'ów'],
    ['owi', 'ów'],
    ['owem', 'ów'],
    ['owu', 'ów'],
    ['odzi', 'ódź'],
    ['odzią', 'ódź'],
    ['em', ''],
    ['iem', ''],
    ['em', 'o'],
    ['a', 'o'],
    ['u', 'o'],
    ['ia', ''],
    ['iu', ''],
    ['iem', 'i'],
    ['a', 'e'],
    ['u', 'e'],
    ['iu', 'ie'],
    ['ia', 'ie'],
    ['nia', 'eń'],
    ['niu', 'eń'],
    ['niem', 'eń'],
    ['nia', 'ń'],
    ['niu', 'ń'],
    ['niem', 'ń'],
    ['ni', 'ń'],
    ['ścia', 'ść'],
    ['ściu', 'ść'],
    ['cia', 'ć'],
    ['ciu', 'ć'],
    ['zia', 'ź'],
    ['ziu', 'ź'],
    ['i', ''],
    ['y', ''],
    ['ach', 'y'],
    ['ach', 'i'],
    ['ach', 'a'],
    ['ach', 'e'],
    ['ami', 'y'],
    ['ami', 'e'],
    ['ami', 'i'],
    ['om', 'y'],
    ['om', 'e'],
    ['ów', 'y'],
    ['ów', 'i'],
    ['ów', 'e'],
    ['en', 'eny'],
    ['an', 'any'],
    ['in', 'iny'],
    ['yn', 'yny'],
    ['ur', 'ury'],
    ['ar', 'ary'],
    ['ad', 'ady'],
    ['at', 'aty'],
    ['et', 'ety'],
    ['it', 'ity'],
    ['tr', 'try'],
    ['lp', 'lpy'],
    ['yw', 'ywy'],
    ['uz', 'uzy'],
    ['ic', 'ice'],
    ['yc', 'yce'],
    ['lc', 'lce'],
    ['nn', 'nny'],
    ['ik', 'iki'],
    ['nek', 'nki'],
    ['lek', 'lki'],
    ['tek', 'tki'],
    ['pej', 'peje'],
    ['ej', 'eje'],
    ['ego', 'y'],
    ['emu', 'y'],
    ['ym', 'y'],
    ['iego', 'i'],
    ['iemu', 'i'],
    ['im', 'i'],
    ['ego', 'e'],
    ['em', 'e'],
    ['iej', 'a'],
    ['iej', 'ia'],
    ['ej', 'a'],
    ['ych', 'e'],
    ['ich', 'ie'],
    ['ymi', 'e'],
    ['imi', 'ie'],
    ['zech', 'chy'],
    ['rca', 'rzec'],
    ['ńca', 'niec'],
    ['ca', 'ec'],
    ['cu', 'ec'],
    ['cem', 'ec'],
    ['ka', 'ek'],
    ['ku', 'ek'],
    ['kiem', 'ek'],
    ['ka', 'k'],
    ['ku', 'k'],
    ['kiem', 'k'],
    ['giem', 'g'],
    ['la', 'el'],
    ['lu', 'el'],
    ['cka', 'ck'],
    ['cku', 'ck'],
    ['gier', 'gry'],
  ],
  letters: [],
  places: `
    drezno = Dresden, drezna = Dresden, dreźnie = Dresden, niemcy = DE, niemczech = DE, niemiec = DE, niemcami = DE, włochy = IT, włoszech = IT, włoch = IT, włochami = IT, węgry = HU, węgrzech = HU, węgier = HU, czechy = CZ, czechach = CZ, czech = CZ, chiny = CN, chinach = CN, chin = CN,
    stany = US, stanach = US, stanów = US, usa = US, ameryka = US, ameryce = US, amerykę = US, ameryki = US, anglia = England, anglii = England, anglię = England, wielka brytania = GB, wielkiej brytanii = GB, wielką brytanię = GB, brytania = GB, holandia = NL, holandii = NL, holandię = NL, emiraty = AE, emiratach = AE, emiratów = AE, zea = AE, korea = KR, korei = KR, koreę = KR, korei południowej = KR, koreę południową = KR, rpa = ZA, malediwy = MV, malediwach = MV, seszele = SC, seszelach = SC, filipiny = PH, filipinach = PH, filipin = PH, sri lanka = LK, sri lanki = LK, sri lance = LK, sri lankę = LK, dominikana = DO, dominikanę = DO, dominikanie = DO, czarnogóra = ME, czarnogórę = ME, czarnogóry = ME, czarnogórze = ME, czarnogórą = ME, białoruś = BY,
    europa = Europe, europę = Europe, europie = Europe, europy = Europe, europą = Europe, europie zachodniej = Western Europe, europę zachodnią = Western Europe, zachodniej europie = Western Europe, zachodnią europę = Western Europe, europa wschodnia = Eastern Europe, europie wschodniej = Eastern Europe, europę wschodnią = Eastern Europe, europa środkowa = Central Europe, europie środkowej = Central Europe, europę środkową = Central Europe, azja południowo-wschodnia = Southeast Asia, azji południowo-wschodniej = Southeast Asia, azję południowo-wschodnią = Southeast Asia, południowo-wschodniej azji = Southeast Asia, azja środkowa = Central Asia, azji środkowej = Central Asia, azję środkową = Central Asia, azji centralnej = Central Asia, ameryka południowa = South America, ameryce południowej = South America, amerykę południową = South America, ameryki południowej = South America, ameryka środkowa = Central America, ameryce środkowej = Central America, amerykę środkową = Central America, ameryce łacińskiej = Latin America,
    skandynawia = Scandinavia, skandynawii = Scandinavia, skandynawię = Scandinavia, bałkany = Balkans, bałkanach = Balkans, bałkanów = Balkans, bałkanami = Balkans, kraje bałtyckie = Baltic states, krajach bałtyckich = Baltic states, krajów bałtyckich = Baltic states, pribałtyka = Baltic states, pribałtykę = Baltic states, beneluks = Benelux, beneluksie = Benelux, beneluksu = Benelux, benelux = Benelux, kaukaz = Caucasus, kaukazie = Caucasus, kaukazu = Caucasus, alpy = Alps, alpach = Alps, alp = Alps, alpami = Alps, karpaty = Carpathians, karpatach = Carpathians, lazurowe wybrzeże = French Riviera, lazurowym wybrzeżu = French Riviera, lazurowego wybrzeża = French Riviera, lazurowym wybrzeżem = French Riviera, wybrzeże amalfi = Amalfi Coast, wybrzeżu amalfi = Amalfi Coast, wybrzeża amalfi = Amalfi Coast, jezioro como = Lake Como, jeziorem como = Lake Como, jezioro garda = Lake Garda, jeziorem garda = Lake Garda, jeziora garda = Lake Garda, wyspy kanaryjskie = Canary Islands, wyspach kanaryjskich = Canary Islands, wysp kanaryjskich = Canary Islands, kanary = Canary Islands, kanarach = Canary Islands, baleary = Balearic Islands, balearach = Balearic Islands, dolomity = Dolomites, dolomitach = Dolomites, dolomitów = Dolomites, południe francji = Provence, południu francji = Provence, mazury = Masuria, mazurach = Masuria, mazur = Masuria, tatry = Tatra Mountains, tatrach = Tatra Mountains, tatr = Tatra Mountains, bieszczady = Bieszczady, bieszczadach = Bieszczady, bieszczadów = Bieszczady, trójmiasto = Gdansk, trójmieście = Gdansk, trójmiasta = Gdansk, śląsk = Silesia, śląsku = Silesia, dolny śląsk = Lower Silesia, dolnym śląsku = Lower Silesia, dolnego śląska = Lower Silesia, pomorze = Pomerania, pomorzu = Pomerania, podlasie = Podlasie, podlasiu = Podlasie, kaszuby = Kashubia, kaszubach = Kashubia, podhale = Podhale, podhalu = Podhale, małopolska = Lesser Poland, małopolsce = Lesser Poland, białymstoku = Białystok, białegostoku = Białystok, białymstokiem = Białystok, nowego jorku = New York City, nowym jorku = New York City, nowy jork = New York City, nyc = New York City, ziemia święta = IL, ziemi świętej = IL,
    włoskie = IT, włoskich = IT, hiszpańsk* = ES, francusk* = FR, niemieck* = DE, greck* = GR, portugalsk* = PT, japońsk* = JP, tureck* = TR, czesk* = CZ, chorwack* = HR, gruzińsk* = GE, polskie = PL, polskich = PL, europejsk* = Europe, skandynawsk* = Scandinavia, bałkańsk* = Balkans`,
  texts: {
    'names.between': '{from} – {to}: {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
    'names.round':
      'Podróż w pętli: {start}, {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
    'names.area': '{where}: {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
    'names.cities': '{names}: {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
    description: '{stops}. Transport: {types}.',
    stopWithDays: '{name} ({days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}})',
    'types.plane': 'samolot',
    'types.train': 'pociąg',
    'types.bus': 'autobus',
    'types.car': 'samochód',
    'days.first': 'Początek podróży: {city}.',
    'days.leave':
      'Przejazd {city} – {next} {type, select, plane {samolotem} train {pociągiem} bus {autobusem} car {samochodem} other {}}.',
    'days.arrive':
      'Przejazd {from} – {city} {type, select, plane {samolotem} train {pociągiem} bus {autobusem} car {samochodem} other {}}, około {km, number, ::group-off} km.',
    'days.underway': 'W drodze: {from} – {to}.',
    'days.explore': '{city}: dzień na zwiedzanie.',
    'days.more': '{city}: kolejny dzień we własnym tempie.',
    'days.around': '{city} i okolice.',
    'days.home':
      '{city}: ostatnie godziny, potem powrót {type, select, plane {samolotem} train {pociągiem} bus {autobusem} car {samochodem} other {}}: {home}.',
    'days.outing': 'Jednodniowa wycieczka {city} – {other} i z powrotem.',
    understoodNothing:
      'Nie znaleziono żadnego miejsca. Podaj miasto, kraj lub region, na przykład „10 dni we Włoszech pociągiem”.',
    unknownPlace: 'Miejsca „{name}” nie ma w spisie, więc zostało pominięte.',
    defaultDays:
      'Nie podano długości, więc podróż trwa {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
    pastDate: 'Data {day} już minęła.',
    chosenCities:
      '{where}: {count, plural, one {wybrano # znane miasto} few {wybrano # znane miasta leżące blisko siebie} many {wybrano # znanych miast leżących blisko siebie} other {wybrano # znanego miasta leżącego blisko}}.',
    fewerCities:
      '{asked, plural, one {# miasto} few {# miasta} many {# miast} other {# miasta}} to za dużo na {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}; w planie jest {kept, number}.',
    crowded:
      '{cities, plural, one {# miasto} few {# miasta} many {# miast} other {# miasta}} na {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}: w każdym zostaje mało czasu.',
    noLand: '{from} – {to}: nie ma drogi lądowej, więc ten odcinek jest samolotem.',
    ferry: '{from} – {to}: część drogi promem.',
    refusedPlane: '{from} – {to}: nie da się dotrzeć bez samolotu, więc ten odcinek to lot.',
    avoided: '{name}: to miejsce miało być odwiedzone i zarazem pominięte; zostało pominięte.',
    startChosen: 'Podróż zaczyna się tutaj: {name}.',
    townFor: 'Do tego życzenia wybrano miejsce {name}.',
    leftOut: '{name}: pominięto, bo się nie mieści.',
    passedThrough: 'Czasu wystarcza tylko na przejazd: {names}.',
    otherNights:
      '{name}: {nights, plural, one {# noc} few {# noce} many {# nocy} other {# nocy}} zamiast {asked, number}.',
    otherLength:
      'Podróż trwa {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} zamiast {asked, number}.',
    otherCount:
      'Podróż obejmuje {kept, plural, one {# miasto} few {# miasta} many {# miast} other {# miasta}} zamiast {asked, number, ::group-off}.',
    otherOrder: 'Podana kolejność jest sprzeczna; teraz jest taka: {names}.',
    longLeg:
      '{from} – {to}: podróż trwa około {hours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}}.',
    otherTransport:
      '{from} – {to}: {type, select, plane {samolot} train {pociąg} bus {autobus} car {samochód} other {}}, bo wybrany transport tam nie kursuje.',
    noNightTrain: 'Żaden nocny pociąg ani autobus nie pasuje do tej podróży.',
    closedBorder: '{from} – {to}: granica jest zamknięta.',
    noSuchTown: 'Żadne miejsce tej podróży nie pasuje do tego życzenia.',
    outOfSeason: 'To nie jest sezon na: {names}.',
    nextYear: '{day} już minął, więc podróż zaczyna się {next}.',
    otherDates: 'Nie wszystkie daty pasują; podróż zaczyna się {day}.',
    noTime: 'Brakuje czasu na: {where}.',
    shorterOrder: 'Zachowano podaną kolejność. Krótsza byłaby: {names}.',
    longer:
      'Sama droga trwa dłużej niż {asked, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}, więc dni podróży jest {days, number}.',
    tooFar:
      '{from} – {to}: za daleko na ten transport ({wanted, select, plane {samolot} train {pociąg} bus {autobus} car {samochód} other {}}) w tym czasie, więc ten odcinek jest samolotem.',
    ferryInstead:
      '{from} – {to}: popłyń promem; w podróżach nie ma statków, więc odcinek pokazano jako autobus.',
    noTrains: '{country}: na pociągi pasażerskie nie można tam liczyć, więc wybrano autobus.',
    chosenBetween: 'Przystanki po drodze wybrano, bo są znane i leżą blisko trasy.',
    chosenAround: 'Nie podano celu, więc podróż prowadzi przez znane miasta wokół: {name}.',
    dayTrip:
      'Podróż potrzebuje dwóch miast, więc dodano jednodniową wycieczkę {city} – {other}; usuń ją, jeśli wolisz zostać na miejscu.',
  },
}
