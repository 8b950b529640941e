import { seasonWords } from '#shared/words/season-words.ts'
import { wayWords } from '#shared/words/way-words.ts'
import type { Language } from './language.ts'

export const pt: Language = {
  tag: 'pt',
  hasSpaces: true,
  filler: `
    eu, me, mim, meu, minha, meus, minhas, comigo, nós, nos, nosso, nossa, nossos, nossas, conosco, connosco, a gente, gente, tu, te, ti, teu,
    tua, você, vocês, vc, vcs, vós, ele, ela, eles, elas, lhe, lhes, seu, sua, seus, suas, se, si, o, a, os, as, um, uma, uns, umas, de, do, da,
    dos, das, d, dum, duma, em, no, na, nos, nas, num, numa, nuns, numas, por, pelo, pela, pelos, pelas, pra, pro, pras, pros, para, com, ao, à,
    aos, às, e, ou, mas, que, quê, o que, qual, quais, quando, onde, aonde, como, quem, quanto, quantos, quanta, quantas, porque, por que,
    porquê, pois, então, assim, também, já, ainda, aí, muito, muita, muitos, muitas, pouco, pouca, poucos, mais, menos, bem, melhor, melhores,
    tão, tanto, bastante, demais, quase, algo, algum, alguma, alguns, algumas, alguém, este, esta, estes, estas, isto, esse, essa, esses, essas,
    isso, aquele, aquela, aquilo, neste, nesta, nesse, nessa, deste, desta, desse, dessa, disso, disto, ali, lá, aqui, cá, é, sou, és, somos,
    são, ser, seja, sejam, foi, era, fui, seria, seriam, será, estou, tô, está, tá, estamos, estão, tão, estar, esteja, estava, estávamos,
    estarei, estaremos, há, tem, têm, tenho, temos, ter, tinha, tínhamos, tivemos, teria, teremos, terei, tendo, haver, haja, quero, queres,
    quer, queremos, querem, queria, queríamos, querer, querendo, gostaria, gostaríamos, gostava, gostávamos, gosto, gostamos, gostar, gosta,
    adoro, adoramos, adoraria, adoraríamos, amo, amamos, desejo, desejamos, pretendo, pretendemos, pretendendo, sonho, sonhamos, sonho em,
    vontade, vontade de, estou com vontade, apetece, espero, esperamos, posso, podes, pode, podemos, podem, poderia, poderias, poderíamos,
    podia, poder, devo, deveria, deveríamos, preciso, precisamos, precisaria, precisar, preciso de, procuro, procuramos, procurar, procurando, à
    procura, busco, buscamos, buscando, fazer, faço, faz, fazemos, fazem, faça, façam, farei, faremos, faria, faríamos, fazendo, feito, a fazer,
    ir, vou, vais, vai, vamos, vão, vá, irei, iremos, iria, iríamos, indo, viajar, viajo, viajamos, viajarei, viajaremos, viajando, viagem,
    viagens, viaginha, viajante, viajantes, sair, saio, saímos, saída, partir, parto, partimos, partida, chegar, chego, chegamos, chegada,
    ficar, fico, ficamos, ficaremos, ficarei, ficaria, ficando, estadia, estada, estadias, hospedagem, hospedar, hospedados, alojamento, alojar,
    dormir, dormimos, passar, passo, passamos, passarei, passaremos, passando, passaria, pegar, pego, pegamos, apanhar, tomar, usar, usando,
    utilizar, utilizando, andar, deslocar, deslocações, deslocamento, deslocamentos, me deslocar, nos deslocar, locomover, dar, dá, dê, me dá,
    dá me, plano, planos, planeja, planejar, planeje, planejo, planejamos, planejando, planejamento, planear, planeia, planeie, planeamos,
    planeando, planeamento, organiza, organizar, organize, organizando, organizamos, prepara, preparar, prepare, preparando, propõe, propor,
    proponha, proposta, propostas, sugere, sugira, sugerir, sugestão, sugestões, recomenda, recomende, recomendar, recomendação, recomendações,
    cria, criar, crie, monta, montar, monte um, monte, monte uma, faça um, desenha, elabora, elaborar, elabore, ajuda, ajude, ajudar, ajudas, me
    ajuda, ajuda me, me ajude, ajude me, mostra, mostre, diz, diga, dizer, penso, pensamos, pensando, pensei, pensar, a pensar, estava pensando,
    saber, sei, ideia, ideias, dica, dicas, rota, rotas, roteiro, roteiros, itinerário, itinerários, percurso, percursos, trajeto, trajetos,
    trecho, trechos, férias, feriado, escapada, escapadinha, escapadela, passeio, passeios, turismo, turista, turístico, turística, turísticos,
    tour, tours, trip, volta, giro, aventura, por favor, pf, favor, faz favor, se faz favor, obrigado, obrigada, muito obrigado, muito obrigada,
    valeu, agradeço, olá, oi, bom dia, boa tarde, boa noite, caro, prezado, ok, tudo bem, beleza, sim, bom, boa, bons, boas, ótimo, ótima,
    legal, legais, bacana, fixe, giro, giros, gira, giras, bonito, bonita, bonitos, bonitas, lindo, linda, lindos, lindas, belo, bela, belos,
    belas, maravilhos*, incríve*, incrível, incríveis, grande, grandes, pequeno, pequena, pequenos, pequenas, principal, principais, importante,
    importantes, imperdíve*, imperdível, imperdíveis, famos*, conhecid*, típic*, autêntic*, interessante*, inesquecíve*, inesquecível, ideal,
    ideais, perfeito, perfeita, clássico, clássica, divertid*, diferente, diferentes, variad*, cidade, cidades, cidadezinha, cidadezinhas, vila,
    vilas, aldeia, aldeias, lugar, lugares, lugarzinho, sítio, sítios, local, locais, país, países, região, regiões, zona, zonas, área, capital,
    capitais, destino, destinos, parada, paradas, paragem, paragens, escala, escalas, etapa, etapas, ponto, pontos, pontos turísticos, atrações,
    atracções, visitar, visita, visitas, visitando, visitamos, ver, vendo, conhecer, conhecendo, aproveitar, aproveitando, aproveite, curtir,
    curtindo, desfrutar, explorar, descobrir, hotel, hotéis, pousada, pousadas, hostel, hostels, albergue, albergues, airbnb, estação,
    aeroporto, bilhete, bilhetes, passagem, passagens, transporte, transportes, transporte público, transportes públicos, meio de transporte,
    meios de transporte, tudo, todo, toda, todos, todas, todo o, toda a, todos os, todas as, cada, outro, outra, outros, outras, mesmo, mesma,
    vários, várias, vez, vezes, primeira vez, pela primeira vez, primeira vez que, nunca fui, nunca estive, tempo, momento, data, datas, época,
    período, dias, coisa, coisas, tipo, modo, maneira, forma, jeito, total, no total, ao todo, em conjunto, junto, juntos, juntas, possível,
    possíveis, se possível, talvez, idealmente, tanto faz, tanto me faz, indiferente, igual, não importa, não interessa, sem problema, não tem
    problema, não há problema, não faz mal, não só, não apenas, mas também, por que não, porque não, ainda não, não sei, ainda não sei, não
    sabemos, não faço ideia, sem ideia, não tenho certeza, não tenho a certeza, não temos certeza, sem falta, não perder, a não perder, não pode
    faltar, não podem faltar, que não falte, sem esquecer, não esquecer, pessoa, pessoas, pax, adulto, adultos, somos dois, somos três, somos
    quatro, anos, ano, idade, durante, duração, dure, dura, durar, entre, desde, até, sobre, segundo, além, além disso, embora, enquanto, após,
    ante, sob, dentro, dentro de, fora, manhã, manhãs, tarde, tardes, noite, noites, meio dia, hora, etc, etcetera, entre outros, entre outras,
    interessa, interessam, interessado, interessados, interessada, interesse, interesses, fã, fãs, amante, amantes, apaixonado, apaixonados,
    foco, focado, focada, com foco em, voltado, voltada, incluído, incluída, incluindo, inclusive, especialmente, especial, sobretudo, longo,
    longa, longos, curto, curta, curtos, completo, completa, inteiro, inteira, primeiro, primeira, começar, começando, começamos, começo,
    iniciar, iniciando, terminar, terminando, acabar, acabando, final, início, fim, reservar, gastar, aproximado, aproximadamente, bora, bora
    lá, né, cara, mano, ir embora, embora, lá pra, lá para, eurotrip, mochilão, pela, pelo, pegando, pegar a, com a gente, direto, sai, voltamos, agora, já agora`,
  signOffs:
    'obrigado, obrigada, muito obrigado, muito obrigada, cumprimentos, melhores cumprimentos, com os melhores cumprimentos, atenciosamente, abraço, abraços, um abraço, desde já agradeço, beijos, bjs, um beijo, abs, até breve, beijinhos, att',
  ordinary: `
    natal, feira, salto, sal, campos, campo, santos, santo, santa, são, bom, boa, nova, novo, velho, velha, viçosa, pão, vinho, vinhos, mar,
    sol, lua, rio, rios, lago, lagoa, praia, praias, monte, montes, montanha, serra, vale, vales, bosque, mata, floresta, jardim, parque, praça,
    rua, caminho, ponte, porta, torre, torres, castelo, igreja, moinho, casa, casas, fonte, pedra, rocha, areia, cabo, ponta, ilha, ilhas, baía,
    golfo, costa, norte, sul, este, leste, oeste, centro, alto, alta, baixo, baixa, branco, branca, preto, negra, vermelho, verde, azul, rosa,
    cruz, anjo, anjos, liberdade, esperança, glória, graça, união, progresso, paraíso, paz, amigo, amigos, amiga, mulher, esposa, esposo,
    marido, namorada, namorado, casal, pai, pais, mãe, filho, filhos, filha, criança, crianças, família, irmão, avó, avô, avós, cão, cachorro,
    gato, dinheiro, grana, preço, euro, euros, real, reais, dólares, grátis, caro, cara, barco, vela, voo, bus, bicicleta, comida, comer,
    jantar, almoço, queijo, presunto, café, cerveja, chope, chocolate, pizza, churrasco, dançar, cantar, jogar, rir, caminhar, correr, nadar,
    esquiar, ler, escrever, escreva, escreve, poema, canção, música, história, piada, receita, código, palavra, lista, nome, frase, pergunta,
    resposta, senha, ignore, ignora, instruções, regras, sistema, tabela, papel, trabalho, trabalhar, estudar, escola, escritório, casamento,
    aniversário, páscoa, carnaval, réveillon, ano novo, semana santa, corpus christi, aposentadoria, reforma, luz, chuva, neve, gelo, fogo,
    água, ar, terra, céu, ouro, prata, ferro, fácil, difícil, simples, livre, só, merda, porra, caralho, idiota, burro, estúpido, golfe, tênis,
    futebol, ioga, ópera, teatro, cinema, museu, show, concerto, spa, termas, banhos, leão, touro, flores, flor, palmas, palma, onze, cem, dez,
    dois, três, sete, mil, sem, saúde, sorte, vida, amor, alegria, amora, lobos, ribeira, marina, rainha, rei, reis, lento, calmo, ordem, mapa,
    carta, maior, menor, meio, alma, hoje, ontem, amanhã, areias, barra, ponte, boca, olho, pico, várzea, cascata, viseira, mala, malas, férias,
    sete, bispo, conde, estrela, lapa, luz, mato, oliveira, pinhal, pomar, prado, quinta, sexta, segunda, terça`,
  numbers: `
    um = 1, uma = 1, dois = 2, duas = 2, três = 3, quatro = 4, cinco = 5, seis = 6, sete = 7, oito = 8, nove = 9, dez = 10, onze = 11, doze = 12, treze = 13, catorze = 14, quatorze = 14, quinze = 15, dezesseis = 16, dezasseis = 16, dezessete =
    17, dezassete = 17, dezoito = 18, dezenove = 19, dezanove = 19, vinte = 20, vinte e um = 21, vinte e uma = 21, vinte e dois = 22, vinte e duas = 22, vinte e três = 23, vinte e quatro = 24, vinte e cinco = 25, vinte e seis = 26, vinte e sete = 27, vinte e oito =
    28, vinte e nove = 29, trinta = 30, trinta e um = 31, quarenta = 40, cinquenta = 50, sessenta = 60, setenta = 70, oitenta = 80, noventa = 90, cem = 100, um par de = 2, par de = 2, uns dois = 2, umas duas = 2, ambas = 2, ambos = 2, as duas = 2, os dois = 2,
    alguns = 3, algumas = 3, uns poucos = 3, poucos = 3, poucas = 3, uns quantos = 3, umas quantas = 3, vários = 4, várias = 4, uma dezena de = 10, uma dúzia de = 12, meia dúzia de = 6, uma vintena de = 20`,
  lengths: `
    fim de semana = 2 days, um fim de semana = 2 days, final de semana = 2 days, um final de semana = 2 days, fds = 2 days, fim de semana prolongado = 3 days, final de semana prolongado = 3 days, feriadão = 4 days, feriado prolongado = 4 days, fim de semana grande = 3 days, quinzena = 15 days,
    uma quinzena = 15 days, uma semana e meia = 10 days, semana e meia = 10 days, duas semanas e meia = 17 days, um dia e meio = 2 days, meio dia = 1 days, uma noite = 1 nights, um mês e meio = 45 days, semaninha = 7 days, uma semaninha = 7 days, bate e volta = 1 days, pernoite = 1 nights`,
  units: {
    day: 'dia, dias, d, diazinhos, diárias, dias inteiros, dias completos, diária',
    night: 'noite, noites, pernoites, pernoite, n',
    week: 'semana, semanas',
    month: 'mês, meses',
    hour: 'hora, horas, h, hs, hrs, horas de viagem, horas de comboio, horas de trem, horas de carro, horas de voo, horas de estrada',
    km: 'km, kms, quilômetro, quilômetros, quilómetro, quilómetros',
    city: 'cidade, cidades, paradas, paragens, destinos, lugares, locais, sítios, países, etapas, capitais, ilhas, pontos, escalas, vilas, aldeias',
  },
  ordinalEndings: 'º, ª, o, a, °',
  months: [
    'janeiro, jan',
    'fevereiro, fev',
    'março',
    'abril, abr',
    'maio, mai',
    'junho, jun',
    'julho, jul',
    'agosto, ago',
    'setembro, set',
    'outubro, out',
    'novembro, nov',
    'dezembro, dez',
  ],
  weekdays: [
    'segunda feira, segunda',
    'terça feira, terça',
    'quarta feira, quarta',
    'quinta feira, quinta',
    'sexta feira, sexta',
    'sábado, sábados, sáb',
    'domingo, domingos, dom',
  ],
  seasons: seasonWords.pt,
  dates: {
    today:
      'hoje, a partir de hoje, agora, já, o quanto antes, o mais rápido possível, o mais cedo possível, assim que possível',
    tomorrow: 'amanhã, a partir de amanhã',
    dayAfterTomorrow: 'depois de amanhã',
    next: 'próximo, próxima, próximos, próximas, que vem, … que vem, seguinte, … seguinte, … próximo, … próxima, vindouro',
    this: 'este, esta, estes, estas, esse, essa, neste, nesta, nesse, nessa, deste, desta, desse, dessa',
    fromNow: 'daqui a …, dentro de …',
    early:
      'início de, no início de, inícios de, começo de, no começo de, princípio de, no princípio de, princípios de, em princípios de, comecinho de, primeira semana de, na primeira semana de, primeira quinzena de, na primeira quinzena de, primeira metade de',
    mid: 'meados de, em meados de, meio de, no meio de, metade de, na metade de, a meio de',
    late: 'fim de, no fim de, fins de, em fins de, final de, no final de, finais de, em finais de, finalzinho de, última semana de, na última semana de, segunda quinzena de, na segunda quinzena de, segunda metade de, os últimos dias de',
    dayMark: 'de',
    yearMark: 'de, do ano, do ano de',
    weekend: 'fim de semana, final de semana, fins de semana, fds',
  },
  roles: {
    from: 'de, do, da, dos, das, desde, desde o, desde a, a partir de, a partir do, a partir da, saindo de, saindo do, saindo da, a sair de, a sair do, sair de, sair do, sair da, saio de, saio do, saímos de, saímos do, saída de, saída do, com saída de, com saída do, saída em, partindo de, partindo do, partindo da, a partir, partir de, partimos de, parto de, partida de, com partida de, com partida em, vindo de, vindo do, viajando de, viajando desde, indo de, ir de, ir do, viajar de, embarcando em, embarque em',
    to: 'p, a, ao, à, aos, às, para, para o, para a, para os, para as, pra, pro, pros, pras, até, até o, até a, até ao, até à, rumo a, rumo ao, rumo à, em direção a, em direcção a, com destino a, com destino ao, com destino à, chegando a, chegando em, chegar a, chegar em, chegada a, ir a, ir até, ir para, ir pra, ir ao, subir até, descer até, viajar para, viajar pra',
    via: 'via, por, pelo, pela, passando por, passando pelo, passando pela, a passar por, passar por, passar pelo, passar pela, passamos por, através de, atravessando, cruzando, com parada em, com paradas em, com paragem em, com paragens em, parada em, paradas em, paragem em, parando em, parando no, parar em, a parar em, fazendo escala em, com escala em, escala em, fazendo parada em, com pernoite em, pernoitando em',
    in: 'em, no, na, nos, nas, num, numa, por, pelo, pela, pelos, pelas, para, pra, pro, durante, o, a, os, as, de, do, da, dos, das, ao longo de, ao longo do, ao longo da, dentro de, por todo o, por toda a, em todo o, em toda a, de todo o, sem sair de, sem sair do, sem sair da, sem sair dos, não sair de, não sair do, não sair da, sem deixar, só dentro de, só dentro da, só dentro do',
    visit:
      'visitar, visitando, a visitar, visita a, visita ao, visita à, visita, visitaremos, visitamos, ver, vendo, veremos, conhecer, conhecendo, a conhecer, explorar, explorando, a explorar, descobrir, descobrindo, percorrer, percorrendo, a percorrer, rodar, rodando, viagem para, viagem a, viagem ao, viagem à, viagem pela, viagem pelo, viagem por, viagem em, viagem no, viagem na, viagem pra, viajar por, viajar pela, viajar pelo, viajar em, férias em, férias no, férias na, férias nos, férias nas, roteiro por, roteiro pela, roteiro pelo, roteiro em, roteiro no, roteiro na, roteiro de, roteiro para, circuito por, circuito pela, tour pela, tour pelo, tour por, passeio por, passeio pela, passeio pelo, volta por, volta pela, dar uma volta por, quero ir a, quero ir para, quero ir pra, queremos ir para, queremos ir a, ficar em, ficar no, ficar na, hospedar em, dormir em, dormir uma noite em, passar em, passar, passando, incluindo, incluir, inclua, que inclua, incluído, por exemplo, como, tipo, principalmente, sem falta, não pode faltar, não podem faltar, … não pode faltar, … é obrigatório, … é imperdível, imperdível, turistar em, eurotrip por, curtir, tour de, aterrar em',
    start:
      'comece em, comece por, comece no, comece na, vamos começar em, vamos começar por, começar com, começa por, comecemos em, começar em, começar no, começar na, começar por, começar pelo, começar pela, começando em, começando por, começando no, começando pelo, começando pela, a começar em, a começar por, começo em, começa em, começamos em, começamos por, que comece em, começando, começar, começa, iniciar em, iniciando em, iniciando por, início em, inicia em, com início em, iniciando, iniciar, início, arrancar de, ponto de partida, o ponto de partida é, com ponto de partida em, partida, partida em, chegando por, entrando por, entrar por, entrada por, desembarcando em, desembarcar em, desembarco em, pousando em, aterrando em, aterrar em, aterramos em, chegamos em, chegamos a, chego em, chego a, primeira parada, primeira paragem, … como ponto de partida, … como início, a partir do dia, a partir de, saindo no dia, saindo dia, saída dia, saída no dia, chegada a, chegada em, chegando a, chegando em, com chegada a, com chegada em, partida e chegada no, partida e chegada em, partida e chegada a, chegada e partida em, chegada e partida no, ida e volta de, saída e chegada em, saída e retorno em',
    end: 'termine em, termine no, termine na, terminar com, acabar com, acabe em, vamos terminar em, vamos acabar em, terminemos em, termina com, finalize em, terminar em, terminar no, terminar na, terminando em, terminando no, terminando na, a terminar em, termina em, terminamos em, que termine em, terminar, terminando, acabar em, acabar no, acabando em, a acabar em, acaba em, acabamos em, que acabe em, acabar, acabando, finalizar em, finalizando em, finaliza em, finalizando, finalizar, fim em, final em, com fim em, com final em, com término em, término em, concluir em, concluindo em, encerrar em, encerrando em, fechar em, fechando em, última parada, última paragem, parada final, paragem final, destino final, ponto final, voo de volta de, voo de regresso de, voo de volta saindo de, voltando de, volta de, voltar de, regressar de, regresso de, regressando de, retorno de, voltar por, saindo por, sair por, … como destino final, até terminar em, embora de, chegada em, chegada a, e chegada em, com chegada em, partida e chegada no, partida e chegada em, partida e chegada a, chegada e partida em, chegada e partida no, ida e volta de, saída e chegada em, saída e retorno em',
    home: 'moro em, moro no, moro na, moramos em, moramos no, moramos na, morando em, vivo em, vivo no, vivo na, vivemos em, vivemos no, vivemos na, resido em, residimos em, residente em, sou de, sou do, sou da, somos de, somos do, somos da, minha casa fica em, voo de, voo do, voos de, voo saindo de, voos saindo de, voo a partir de, voo desde, voando de, voar de, voamos de, avião de, de avião de, avião a partir de, minha cidade é, a nossa cidade é',
    back: 'volta a, volta para, volta pra, volta ao, volta à, de volta a, de volta para, de volta pra, de volta ao, de volta à, e volta a, e volta para, e volta pra, e de volta a, voltar a, voltar para, voltar pra, voltar ao, voltar à, voltando a, voltando para, voltando pra, a voltar a, a voltar para, voltamos a, voltamos para, volto para, volto pra, regresso a, regresso ao, de regresso a, com regresso a, e regresso a, regressar a, regressar ao, a regressar a, regressando a, regressamos a, retorno a, retorno para, com retorno a, com retorno para, e retorno a, retornar a, retornar para, retornando a, retornando para, com volta para, com volta a, de novo a, de novo em, voltamos ao, voltamos pro, voltamos pra',
    base: 'com base em, base em, com base no, baseado em, baseada em, baseados em, baseando em, tendo como base, usando como base, tendo por base, usar como base, campo base em, quartel general em, ficando sempre em, ficando em, ficando hospedado em, ficando hospedados em, hospedado em, hospedados em, hospedando em, alojados em, alojado em, sempre a dormir em, dormindo sempre em, dormir sempre em, … como base, … de base, … como base fixa, fazendo base em, fazer base em, base fixa em, instalados em',
    dayTrip:
      'bate e volta a, bate e volta para, bate e volta pra, bate volta a, bate volta para, bate volta em, bate e volta em, bate-volta, bate e volta, excursão a, excursão para, excursão até, excursões a, excursões para, excursão de um dia a, excursões de um dia a, uma excursão a, excursão, excursões, passeio de um dia a, passeio de um dia para, passeio de um dia em, passeios de um dia a, passeio a, passeio até, passeio para, viagem de um dia a, viagem de um dia para, viagens de um dia a, ida e volta no mesmo dia a, um pulo a, um pulo em, dar um pulo em, um saltinho a, um salto a, dia em, um dia em, … num dia, … em bate e volta, … no mesmo dia, … de bate e volta, … como bate e volta, … como passeio de um dia, … em excursão, visita de um dia a, escapadinha de um dia a, day trip para',
    between: 'entre, entre o, entre os dias, algures entre, em algum lugar entre',
    near: 'ao redor de, ao redor do, ao redor da, em redor de, redor de, em volta de, em volta do, à volta de, à volta do, perto de, perto do, perto da, próximo a, próximo de, próximo ao, próxima de, próximos a, nos arredores de, arredores de, nas redondezas de, redondezas de, na zona de, zona de, na região de, região de, na região do, pela região de, não longe de, nas imediações de, imediações de, … e arredores, … e redondezas, … e região, junto a, cerca de, nas proximidades de',
    until:
      'até, até o, até ao, até a, até à, até dia, até o dia, até ao dia, o mais tardar, o mais tardar em, antes de',
    after: 'depois de, depois do, depois da, após, após o, após a, passado o, logo após',
    before: 'antes de, antes do, antes da, antes de ir para, antes de ir a, antes de chegar a, prévio a',
    not: 'não, nem, sem, sem pegar, sem apanhar, sem usar, sem passar por, sem ir a, nunca, jamais, nada de, evitar, evitando, evite, evita, evitemos, não quero, não queremos, não quero ir, não quero ir de, não quero pegar, não de, não por, não a, não ao, não ir a, não usar, não pegar, não apanhar, não voar, não gosto de, não gostamos de, não curto, não me interessa, não nos interessa, odeio, odiamos, detesto, medo de, tenho medo de, temos medo de, pavor de, nenhum, nenhuma, proibido, dispenso, de jeito nenhum, de forma alguma, nem pensar em, zero, não preciso de, não precisa de, não é preciso, não precisa, que não seja, … não, ninguém quer, ninguém gosta de, … impossível, … não dá, … não é possível, … não pode, … está fora de questão, … nem pensar',
    except:
      'exceto, excepto, exceto em, menos, salvo, fora, tirando, à exceção de, à excepção de, com exceção de, com excepção de, excluindo, excluir, além de não, omitir, omitindo, pular, pulando, saltar, saltando, sem contar, sem incluir, mas não, mas não a, mas não em, mas sem, já conheço, já conhecemos, … já conheço, … já conhecemos, já visitei, já visitámos, já visitamos, … já visitei, … já visitamos, já fui a, já fui para, já fui pra, já fomos a, já fomos para, … já fui, … já fomos, já estive em, já estivemos em, … já estive, já vi, já vimos, … já vi, … já vimos, … eu já conheço, … nós já conhecemos, conheço já, a não ser, deixando de fora, … fora, … fica de fora, … ficou de fora, … está fora, … caiu, … cancelado, … cancelada, … não vamos, … a gente não vai, … não quero ir, … não queremos ir, … deixa pra lá, … deixamos de fora, … fica para outra vez, … fica pra próxima, … nem pensar, … tirei, … tirámos, … tiramos, … não entra, … descartado, … descartada, … não precisa, … não é preciso, … saltamos, … pulamos, … não me interessa, … não nos interessa, … esquece',
    instead:
      'em vez de, ao invés de, em lugar de, no lugar de, em vez do, ao invés do, no lugar do, em substituição de',
    maybe:
      'talvez, quem sabe, quiçá, possivelmente, eventualmente, … eventualmente, opcional, … opcional, opcionalmente, … opcionalmente, se der tempo, … se der tempo, se der, … se der, se houver tempo, … se houver tempo, se tiver tempo, … se tiver tempo, se tivermos tempo, … se tivermos tempo, se sobrar tempo, … se sobrar tempo, se o tempo permitir, … se o tempo permitir, se for possível, … se for possível, se possível, … se possível, se calhar, caso haja tempo, … caso haja tempo, se rolar, … se rolar, pode ser que',
    only: 'só, somente, apenas, unicamente, exclusivamente, … só, … somente, … apenas, … exclusivamente, nada além de, nada mais que, tudo de, tudo em, todo de, só de, só em, só com, inteiramente de, completamente de, puramente',
    prefer:
      'de preferência, preferencialmente, preferivelmente, prefiro, preferimos, preferiria, preferiríamos, preferia, preferíamos, se possível, se puder ser, melhor, melhor de, sobretudo, principalmente, maioritariamente, majoritariamente, na maior parte, especialmente, sempre que possível, dentro do possível, na medida do possível, priorizando, dando prioridade a, dando preferência a, idealmente, mais de, o máximo possível de, privilegiando, dar preferência a, com preferência para',
    each: 'cada, cada um, cada uma, … cada, … cada um, … cada uma, em cada um, em cada uma, … em cada um, … em cada uma, em cada cidade, … em cada cidade, em cada, … em cada, por cidade, … por cidade, por lugar, … por lugar, por parada, … por parada, por paragem, … por paragem, por destino, … por destino, em cada lugar, … em cada lugar, em cada local, … em cada local, em cada sítio, … em cada sítio, em cada parada, … em cada parada, para cada cidade, … para cada cidade, para cada, … para cada, por país, … por país, por local, … por local, em lado nenhum, em nenhum lugar',
    rest: 'o resto em, o resto no, o resto na, o resto, resto em, restante em, o restante em, o restante, o restante no, o restante na, os restantes dias em, os restantes dias, restantes dias, os dias restantes em, os dias restantes no, os dias restantes, dias restantes, o resto do tempo em, o resto do tempo no, o resto do tempo, o restante do tempo em, o restante do tempo, o tempo restante em, os outros dias em, os demais dias em, os demais dias, demais dias, o resto dos dias em, o resto dos dias, o restante dos dias em, o resto da viagem em, o resto da viagem, o resto das férias em, e o resto em, os dias que sobrarem em, o que sobrar em',
    with: 'com, de, por, mediante, usando, utilizando, por meio de, a bordo de, em, via',
  },
  links: {
    and: 'e, também, além de, além disso, bem como, assim como, mais, &, +, e também, junto com, juntamente com, e ainda, e mais, tanto, ainda, nem',
    or: 'ou, ou então, ou ainda, seja, senão',
    onward:
      'depois, e depois, então, em seguida, e em seguida, a seguir, e a seguir, de seguida, logo depois, de lá, de lá para, de lá pra, dali, dali para, daí, daí para, daí pra, seguido de, seguido por, seguida de, seguindo para, seguindo pra, seguir para, seguir até, seguimos para, a seguir para, continuar para, continuar até, continuando para, continuando até, continuamos para, primeiro, primeiramente, em primeiro lugar, para começar, finalmente, por fim, e por fim, por último, e por último, no final, e no final, ao final, para terminar, mais tarde, posteriormente, antes de ir para, antes de seguir para, partindo depois para, daí seguir para, próxima parada, depois disso, após isso, rumo a',
    there: 'lá, ali, aí, por lá',
    setTo: 'para, a, pra',
    but: 'mas, porém, contudo, no entanto, entretanto, todavia, senão, caso contrário, só que, de resto, embora, apesar disso',
    least:
      'pelo menos, ao menos, no mínimo, mínimo, mínimo de, mín, min, um mínimo de, não menos de, não menos que, ou mais, mais de, mais que, acima de',
    most: 'no máximo, máximo, máximo de, máx, max, um máximo de, até, não mais de, não mais que, não mais do que, que não passe de, que não ultrapasse, sem passar de, menos de, menos que, ou menos, nunca mais de, nunca mais que, quando muito, abaixo de',
    about:
      'uns, umas, cerca de, aproximadamente, mais ou menos, por volta de, em torno de, à volta de, aprox, perto de, quase, tipo, lá pelos, lá para, uma média de, coisa de, a rondar os, na faixa de, ou algo assim',
    half: 'meio, meia, e meio, e meia, metade, a metade, metade do, metade da, metade de, a metade do',
    third: 'um terço, terço, um terço do, um terço da, a terça parte',
    mostly:
      'a maior parte do, a maior parte da, a maioria do, maior parte do, a maior parte de, quase todo o',
    ofTheTrip:
      'tempo, do tempo, da viagem, das férias, viagem, da estadia, dos dias, do percurso, do roteiro',
    correction:
      'não espera, não espere, espera, espera não, ah não, não melhor, ou melhor, aliás, quer dizer, não desculpa, desculpa, pensando bem, não não, não na verdade',
    firstStop:
      'primeira cidade, primeira paragem, primeira parada, na primeira, a primeira, o primeiro, no primeiro',
    lastStop:
      'última cidade, última paragem, última parada, último destino, na última, a última, o último, no último',
    fromThere:
      'de lá, dali, daí, a partir de lá, a partir daí, de lá para, de lá pra, dali para, daí para, daí pra, daí seguir para',
    than: 'que, do que',
    secondStop: 'segunda cidade, segunda parada, segunda paragem, segundo destino',
    thirdStop: 'terceira cidade, terceira parada, terceira paragem, terceiro destino',
    firstTwo: 'as duas primeiras, os dois primeiros, duas primeiras, primeiras duas, as primeiras duas',
    lastTwo: 'as duas últimas, os dois últimos, duas últimas, últimas duas, as últimas duas',
    bothStops: 'as duas, os dois, ambas',
  },
  wishes: {
    loop: 'onde começamos, onde começámos, ao ponto de partida, ida e volta, de ida e volta, ida e regresso, circuito, circuito circular, viagem circular, rota circular, roteiro circular, circular, em círculo, em circuito, e volta, e de volta, e voltar, e regresso, e regressar, e retorno, voltar ao ponto de partida, voltando ao ponto de partida, regressar ao ponto de partida, regresso ao ponto de partida, retornar ao ponto de partida, retornando ao ponto de partida, de volta a casa, de volta para casa, de volta pra casa, voltar para casa, voltar pra casa, volta para casa, regresso a casa, regressar a casa, voltar a casa, começando e terminando em, começar e terminar em, começar e acabar em, começando e acabando em, a começar e a acabar em, iniciando e terminando em, início e fim em, início e término em, saída e chegada em, saída e retorno em, saída e regresso a, saindo e voltando de, saindo e voltando para, saindo e voltando por, partida e chegada em, partida e regresso a, partindo e voltando a, indo e voltando por',
    anyOrder:
      'em qualquer ordem, qualquer ordem, por qualquer ordem, a ordem não importa, não importa a ordem, a ordem tanto faz, tanto faz a ordem, a ordem é indiferente, ordem indiferente, independente da ordem, sem ordem, sem ordem definida, sem uma ordem definida, na melhor ordem, a melhor ordem, melhor ordem, pela melhor ordem, ordem ideal, ordem ótima, na ordem ideal, na ordem que você quiser, na ordem que quiseres, na ordem que for melhor, na ordem mais lógica, ordem lógica, em ordem lógica, a ordem mais lógica, otimize a ordem, otimizar a ordem, otimiza a ordem, otimizando a ordem, rota ideal, rota mais curta, a rota mais curta, a melhor rota, melhor rota, o melhor percurso, melhor roteiro possível, ordem livre, ordem mais eficiente, na ordem mais eficiente',
    inOrder:
      'nessa ordem, nesta ordem, por esta ordem, por essa ordem, na ordem, na ordem indicada, em ordem, exatamente nessa ordem, exatamente nesta ordem, respeitando a ordem, seguindo essa ordem, seguindo esta ordem',
    overland:
      'por terra, via terrestre, por via terrestre, terrestre, sem voar, sem avião, sem aviões, sem voos, sem voo, sem pegar avião, sem apanhar avião, sem pegar o avião, nada de avião, nada de voos, nada de aviões, tudo por terra',
    firstLeg:
      'na ida, a ida, ida, para a ida, voo de ida, o primeiro trecho, primeiro trecho, viagem de ida, a viagem de ida, primeira viagem, primeiro trajeto',
    lastLeg:
      'na volta, a volta, volta, para a volta, o regresso, no regresso, regresso, o retorno, retorno, voo de volta, voo de regresso, o último trecho, último trecho, viagem de volta, a viagem de volta, volta de, voltar de, regressar de, voltando de, em casa, de volta, de volta em casa, último trajeto',
  },
  transport: wayWords.pt,
  directions: {
    north:
      'norte de, norte do, norte da, o norte de, o norte do, o norte da, ao norte de, a norte de, no norte de, no norte do, no norte da, pelo norte de, pelo norte da, pelo norte do, o norte, norte, … do norte, … norte, setentrional',
    south:
      'sul de, sul do, sul da, o sul de, o sul do, o sul da, ao sul de, a sul de, no sul de, no sul do, no sul da, pelo sul de, pelo sul da, pelo sul do, o sul, sul, … do sul, … sul, meridional',
    east: 'leste de, leste do, leste da, este de, este do, este da, o leste de, o leste do, o leste da, no leste de, no leste do, no leste da, a leste de, pelo leste de, o leste, leste, … do leste, … oriental, … de leste, oriental',
    west: 'oeste de, oeste do, oeste da, o oeste de, o oeste do, o oeste da, no oeste de, no oeste do, no oeste da, a oeste de, pelo oeste de, o oeste, oeste, … do oeste, … ocidental, ocidental, … oeste',
    centre:
      'centro de, centro do, centro da, o centro de, o centro do, o centro da, no centro de, no centro do, no centro da, coração de, coração da, coração do, o coração da, no coração da, … central, … centro, interior de, interior do, interior da, o interior de, o interior do',
  },
  themes: {
    beach:
      'praia, praias, prainha, mar, o mar, litoral, sol e mar, sol, tomar sol, apanhar sol, pegar sol, banhos de sol, nadar, mergulho no mar, costa, orla, beira mar, à beira mar, areia, balneário, balneários, praiano, praiana, falésias, vida de praia, sombra e água fresca, água fresca, sol e praia',
    island: 'ilha, ilhas, arquipélago, ilhéu, de ilha em ilha, insular, ilhas paradisíacas, island hopping',
    mountains:
      'montanha, montanhas, serra, serras, picos, vulcão, vulcões, cordilheira, alpino, alpina, morros, aldeias de montanha, montanhoso, altas montanhas, cume, colinas',
    hiking:
      'caminhada, caminhadas, caminhar, trilha, trilhas, trilhos, trilho, trekking, hiking, montanhismo, escalada, pedestrianismo, percursos pedestres, passeios a pé, andar a pé, a pé, caminhando, trek, passadiços, fazer trilha, fazer trilhas, travessia a pé',
    skiing:
      'esqui, esquiar, ski, snowboard, neve, esportes de inverno, desportos de inverno, estação de esqui, estações de esqui, pistas de esqui, estância de esqui, estâncias de esqui, brincar na neve, ver neve',
    nature:
      'natureza, natural, naturais, parque nacional, parques nacionais, parques naturais, floresta, florestas, mata, cachoeira, cachoeiras, cascata, cascatas, cataratas, queda de água, quedas de água, paisagem, paisagens, campo, cânion, cânions, desfiladeiros, fiordes, fiorde, glaciar, glaciares, geleira, geleiras, selva, jardins, ar livre, ao ar livre, miradouros, mirantes, cerejeiras em flor, cerejeiras, verde, ecoturismo, rural, turismo rural, grutas, cavernas, chapada, chapadas, reservas naturais, serras verdes',
    wildlife:
      'animais, fauna, vida selvagem, animais selvagens, safári, safáris, safari, aves, pássaros, baleias, observação de baleias, observação de aves, elefantes, gorilas, leões, zoo, zoológico, jardim zoológico, golfinhos, tartarugas, onças, pinguins, bichos',
    desert: 'deserto, desertos, dunas, duna, oásis, camelo, camelos, noite no deserto, lençóis',
    lakes: 'lago, lagos, lagoa, lagoas, beira do lago, à beira do lago, represa, albufeiras, lacustre',
    diving:
      'mergulho, mergulhar, mergulhos, snorkel, snorkeling, scuba, recife, recifes, corais, coral, mergulhando, mergulho autônomo, mergulho com cilindro, fazer snorkel',
    surfing:
      'surf, surfe, surfar, surfista, surfistas, kitesurf, windsurf, ondas, bodyboard, aulas de surf, kite, surfando',
    wine: 'vinho, vinhos, vinha, vinhas, vinícola, vinícolas, vinhedo, vinhedos, adega, adegas, enoturismo, prova de vinhos, provas de vinhos, degustação de vinhos, degustações, degustação, rota dos vinhos, rota do vinho, enologia, enológic*, região vinícola, caves, quintas do douro',
    food: 'gastronomia, gastronômic*, gastronómic*, comida, comer, comer bem, boa comida, boa mesa, culinária, cozinha, restaurantes, restaurante, comida de rua, street food, mercados, mercado, cerveja, cervejas, cervejarias, café, cafés, petiscos, petiscar, tapas, foodie, aula de culinária, pratos típicos, comida típica, comida local, marisco, mariscos, frutos do mar, queijos, doces, doçaria, pastéis de nata, tasquinhas, botecos, churrasco',
    history:
      'história, históric*, cultura, cultural, culturais, museu, museus, patrimônio, património, patrimônio da humanidade, património mundial, antig*, ruínas, arqueologia, arqueológic*, medieval, medievais, idade média, cidade velha, centro histórico, centros históricos, unesco, monumentos, monumento, romano, romanos, romanas, colonial, coloniais, cidades históricas, incas, maias, pirâmides, aldeias históricas, vilas medievais, castros, sítios arqueológicos',
    art: 'arte, artes, galeria, galerias, pintura, pinturas, museus de arte, artístic*, arte moderna, arte contemporânea, arte urbana, belas artes, quadros, exposições, azulejos, pintores',
    architecture:
      'arquitetura, arquitectura, arquitetônic*, arquitetónic*, arquitectónic*, edifícios, prédios, catedral, catedrais, arranha céus, palácio, palácios, gótico, gótica, modernismo, modernista, barroco, barroca, art nouveau, gaudí, manuelino, renascimento, sé, art déco',
    castles: 'castelo, castelos, fortaleza, fortalezas, fortes, muralhas, cidadela, alcácer, palácios reais',
    religion:
      'templo, templos, mosteiro, mosteiros, peregrinação, peregrinações, igreja, igrejas, mesquita, mesquitas, santuário, santuários, espiritual, religios*, caminho de santiago, caminhos de santiago, basílica, convento, conventos, romaria, peregrino, peregrinos, espiritualidade, turismo religioso, terra santa',
    nightlife:
      'vida noturna, vida nocturna, festa, festas, balada, baladas, balada à noite, discotecas, discoteca, bares, bar, clubes, clubs, noitada, noitadas, copos, sair à noite, beber uns copos, pubs, rolê, farra, barzinhos, curtição, agito, festança, noite animada',
    music:
      'música, concerto, concertos, shows, show, ópera, festival, festivais, jazz, música ao vivo, musical, fado, samba, tango, flamenco, forró, música clássica, techno, casas de fado, rock, tecno',
    shopping:
      'compras, fazer compras, ir às compras, lojas, shopping, shoppings, souk, bazar, bazares, centros comerciais, mercado de natal, mercados de natal, mercadinho de natal, feiras de natal, feirinhas, feirinha, feiras, outlet, outlets, artesanato, moda, comprinhas, feira da ladra',
    spa: 'spa, spas, termas, termal, termais, águas termais, fontes termais, bem estar, wellness, massagens, massagem, onsen, hammam, banhos termais, sauna, banhos turcos, estância termal',
    family:
      'parque de diversões, parques de diversões, parque temático, parques temáticos, disney, disneyland, disneylândia, beto carrero, para crianças, adequado para crianças, amigo das crianças, amigo da família, bom para crianças, portaventura, legoland, aquário, parques aquáticos, parque aquático, oceanário, kid friendly',
    romance:
      'romântic*, romance, lua de mel, aniversário de casamento, bodas, apaixonados, namorados, dia dos namorados, pedido de casamento, a dois romântico, pedir em casamento, núpcias',
    auroras: 'aurora boreal, auroras boreais, auroras, luzes do norte, aurora',
  },
  pace: {
    slow: 'tranquil*, tranquilamente, com calma, calma, calmo, calmos, calminho, calmamente, relaxad*, relaxante, relaxar, relax, descansar, descanso, descansad*, devagar, devagarinho, lento, lenta, lentamente, sem pressa, sem pressas, sem correr, sem correria, sem stress, sem estresse, sem stresse, no nosso ritmo, ao nosso ritmo, ao meu ritmo, no meu ritmo, ritmo tranquilo, ritmo lento, ritmo calmo, ritmo leve, ritmo relaxado, em ritmo lento, nada de correria, nada muito corrido, não muito corrido, não tão corrido, nada corrido, não muito cansativo, nada cansativo, não muito intenso, não muito puxado, não muito apertado, não quero correria, com tempo, slow travel, mais tranquilo, mais calmo, mais lento, mais devagar, mais relaxado, menos corrido, menos correria, menos intenso, menos puxado, sossegad*, sossego, desacelerar, na boa, suave, de boa, pacato',
    normal: 'ritmo normal, ritmo moderado, ritmo médio',
    fast: 'o máximo de cidades, o máximo de cidades possível, o máximo possível de cidades, tantas cidades quanto possível, o maior número de cidades, o maior número possível de cidades, o maior número de cidades possível, quanto mais cidades melhor, mais cidades possível, o máximo de lugares, o máximo de lugares possível, o máximo possível, ver o máximo, ver o máximo possível, conhecer o máximo possível, conhecer o máximo, ver tudo, ver o máximo de coisas, muitas cidades, rápid*, rapidinho, rapidamente, corrid*, intens*, ritmo intenso, ritmo rápido, ritmo acelerado, acelerad*, puxad*, a correr, mais rápido, mais intenso, dinâmic*, aproveitar ao máximo, aproveitando ao máximo, sem parar, a todo vapor, a mil, preenchid*, apertado',
  },
  company: {
    alone:
      'sozinho, sozinha, solo, viajo sozinho, viajo sozinha, viajar sozinho, viajar sozinha, só eu, por conta própria, viajante solo, viagem solo, a solo',
    couple:
      'casal, em casal, a dois, minha esposa, com minha esposa, com a minha esposa, minha mulher, com minha mulher, com a minha mulher, meu marido, com meu marido, com o meu marido, minha namorada, com minha namorada, com a minha namorada, meu namorado, com meu namorado, com o meu namorado, eu e minha esposa, eu e a minha mulher, eu e meu marido, eu e o meu marido, eu e minha namorada, eu e a minha namorada, eu e meu namorado, eu e o meu namorado, minha noiva, meu noivo, parceiro, parceira, companheiro, companheira, recém casados, nós dois, meu esposo, duas pessoas',
    family:
      'família, em família, com a família, com minha família, familiar, crianças, criança, com crianças, com as crianças, filhos, filho, filha, filhas, com filhos, com os filhos, meus filhos, nossos filhos, meu filho, minha filha, bebê, bebé, bebês, bebés, miúdos, putos, garotada, meninos pequenos, adolescente, adolescentes, netos, neto, criançada, pequenos da casa',
    friends:
      'amigos, amigas, com amigos, com amigas, entre amigos, entre amigas, com meus amigos, com os meus amigos, com minhas amigas, grupo de amigos, grupo de amigas, um amigo, uma amiga, com um amigo, com uma amiga, galera, turma de amigos, despedida de solteiro, despedida de solteira, viagem de finalistas, viagem de formatura, parças, malta',
    seniors:
      'idosos, idoso, idosa, terceira idade, melhor idade, aposentados, aposentado, aposentada, reformados, reformado, reformada, meus pais, com meus pais, com os meus pais, avós, avó, avô, meus avós, minha mãe, meu pai, com minha mãe, com a minha mãe, com meu pai, com o meu pai, sogros, sogra, seniores, mobilidade reduzida',
    group:
      'grupo, em grupo, um grupo de, grupo de, viagem escolar, escola, turma, excursão escolar, colegas, colegas de trabalho, empresa, equipe, equipa, associação, visita de estudo',
    pet: 'cachorro, cachorros, cachorra, cachorrinho, cachorrinha, cão, cães, cadela, com cachorro, com meu cachorro, com o meu cão, com cão, nosso cachorro, meu cachorro, gato, animal de estimação, animais de estimação, pet, pets, pet friendly',
  },
  budget: {
    low: 'barat*, baratinho, econômic*, económic*, em conta, baixo orçamento, orçamento baixo, orçamento apertado, orçamento limitado, orçamento reduzido, pouco orçamento, baixo custo, low cost, pouco dinheiro, com pouco dinheiro, pouca grana, com pouca grana, sem gastar muito, gastando pouco, gastar pouco, gastando o mínimo, economizar, economizando, poupar, poupança, poupadinh*, acessíve*, acessível, não muito caro, não muito cara, nada caro, não tão caro, que não seja caro, que não seja muito caro, o mais barato possível, o mais econômico possível, o mais económico possível, mais barato, mais em conta, mais econômico, mochileiro, mochileiros, mochileira, mochila, mochila às costas, mochilão, mochilar, backpacker, backpacking, estudante, estudantes, em hostel, em hostels, sem gastar demais, orçamento',
    medium:
      'orçamento médio, gama média, orçamento normal, orçamento moderado, preço médio, custo benefício, custo médio',
    high: 'luxo, de luxo, luxuos*, cinco estrelas, 5 estrelas, alto padrão, alta gama, sem limite de orçamento, orçamento alto, orçamento ilimitado, sem limites de orçamento, dinheiro não é problema, sem se preocupar com dinheiro, primeira classe, exclusiv*, requintad*, sofisticad*, caro, mais caro, premium, chique',
  },
  edits: {
    add: 'adiciona, adicionar, adicione, adicionamos, acrescenta, acrescentar, acrescente, acrescenta mais, inclui, incluir, inclua, insere, inserir, insira, põe, pôr, coloca, colocar, coloque, bota, botar, junta, juntar, junte, soma, somar, mete, meter, encaixa, encaixar, encaixe, também quero, quero também, queremos também, queria também, põe também, coloca também',
    remove:
      'remove, remover, remova, tira, tirar, tire, retira, retirar, retire, elimina, eliminar, elimine, apaga, apagar, apague, exclui, excluir, exclua, corta, cortar, corte, deleta, deletar, delete, omite, omitir, pula, pular, pule, salta, saltar, deixa de fora, deixar de fora, deixa fora, sem, cancela, cancelar, cancele, esquece, esqueça, risca, suprime, suprimir, descarta, descartar, não quero mais, desiste de',
    replace:
      'substitui, substituir, substitua, troca, trocar, troque, muda, mudar, mude, altera, alterar, altere, modifica, modificar, modifique, inverte, permuta, transforma',
    more: 'mais, … mais, a mais, … a mais, extra, extras, adicional, adicionais, … adicional, … adicionais, outro, outra, mais um, mais uma, … extra, o tempo extra, tempo extra, o tempo a mais, tempo a mais, e mais',
    less: 'menos, … menos, a menos, … a menos, menos um, menos uma',
    longer:
      'mais tempo, mais longo, mais longa, mais comprido, alonga, alongar, alongue, estende, estender, estenda, prolonga, prolongar, prolongue, aumenta, aumentar, aumente, amplia, ampliar, ficar mais, ficar mais tempo, fica mais tempo, um pouco mais, muito curto, curto demais, mais dias, demorar mais',
    shorter:
      'mais curto, mais curta, encurta, encurtar, encurte, reduz, reduzir, reduza, diminui, diminuir, diminua, menos tempo, um pouco menos, muito longo, muito longa, longo demais, demasiado longo, tempo demais, abrevia, ficar menos, ficar menos tempo, menos dias, mais breve',
    move: 'move, mover, mova, desloca, deslocar, passa, passar, passe, põe, pôr, coloca, colocar, coloque, adianta, adiantar, adiante, antecipa, antecipar, antecipe, adia, adiar, adie, atrasa, atrasar, leva, joga, jogar, jogue, transfere',
    later: 'mais tarde, depois, adia, adiar, adie, atrasa, atrasar, atrase, posterga, postergar',
    earlier: 'mais cedo, antes, adianta, adiantar, adiante, antecipa, antecipar, antecipe',
    inItsPlace:
      'em vez, em vez disto, ao invés disso, melhor, antes, em vez disso, em seu lugar, no lugar dela, no lugar dele',
    freed:
      'essas noites, estas noites, aquelas noites, suas noites, esses dias, essa noite, os mesmos dias, as mesmas noites, mesmos dias',
    toStart:
      'para o início, pro início, no início, ao início, para o começo, pro começo, no começo, no princípio, para o princípio, em primeiro, em primeiro lugar, primeiro, como primeira parada, como primeira paragem, no início da viagem, logo no início',
    toEnd:
      'para o fim, pro fim, no fim, para o final, pro final, no final, ao final, em último, em último lugar, por último, como última parada, como última paragem, no fim da viagem, no final da viagem, lá para o fim',
    reverse:
      'ao contrário, inverte, inverter, inverta, inverte a ordem, inverter a ordem, inverta a ordem, no sentido contrário, sentido contrário, sentido inverso, no sentido inverso, ordem inversa, na ordem inversa, em ordem inversa, de trás para frente, de trás para a frente, inverte a rota, inverta a rota, inverte o percurso, na direção oposta, do fim para o começo, inverta o roteiro, invertemos, trocamos a ordem',
    another:
      'outra proposta, outra opção, outra rota, outra viagem, outro plano, outro roteiro, outro itinerário, outra ideia, outra alternativa, outra coisa, outra sugestão, algo diferente, alternativa, alternativas, uma alternativa, diferente, um roteiro diferente, uma viagem diferente, de novo, outra vez, tenta de novo, tente de novo, tente novamente, tenta outra vez, surpreenda me, me surpreenda, surpreende me, nova proposta, nova sugestão, refaz, refaça, refazer, novamente',
  },
  clitics: 'me, nos, lhe, lhes, lo, la',
  nameEndings: [],
  letters: [],
  places: `
    eua = US, estados unidos = US, os estados unidos = US, usa = US, reino unido = GB, grã bretanha = GB, inglaterra = England, holanda = NL,
    países baixos = NL, emirados = AE, emirados árabes = AE, emirados árabes unidos = AE, chéquia = CZ, tchéquia = CZ, república checa = CZ,
    república tcheca = CZ, bósnia = BA, coreia = KR, coreia do sul = KR, coréia do sul = KR, coréia = KR, república dominicana = DO, polônia =
    PL, polónia = PL, romênia = RO, roménia = RO, eslovênia = SI, eslovénia = SI, letônia = LV, letónia = LV, estônia = EE, estónia = EE,
    lituânia = LT, vietnã = VN, vietname = VN, irã = IR, irão = IR, quênia = KE, quénia = KE, iémen = YE, islândia = IS, marrocos = MA, japão =
    JP, riviera francesa = French Riviera, côte d'azur = French Riviera, costa azul = French Riviera, riviera italiana = Italian Riviera, sul da
    frança = South of France, sul da espanha = Southern Spain, norte da espanha = Northern Spain, norte da itália = Northern Italy, sul da
    itália = Southern Italy, sudeste asiático = Southeast Asia, leste europeu = Eastern Europe, europa de leste = Eastern Europe, europa do
    leste = Eastern Europe, europa central = Central Europe, europa oriental = Eastern Europe, europa do norte = Northern Europe, américa do sul
    = South America, américa central = Central America, américa latina = South America, américa do norte = US, oriente médio = Middle East,
    médio oriente = Middle East, bálcãs = Balkans, balcãs = Balkans, países bálticos = Baltics, bálticos = Baltics, países nórdicos = Nordics,
    escandinávia = Scandinavia, benelux = Benelux, toscana = Tuscany, sicília = Sicily, sardenha = Sardinia, puglia = Apulia, apúlia = Apulia,
    lombardia = Lombardy, baviera = Bavaria, floresta negra = Black Forest, tirol = Tyrol, escócia = Scotland, cornualha = Cornwall, canárias =
    Canary Islands, ilhas canárias = Canary Islands, baleares = Balearic Islands, ilhas baleares = Balearic Islands, maiorca = Mallorca,
    andaluzia = Andalusia, catalunha = Catalonia, país basco = Basque Country, galiza = Galicia, cíclades = Cyclades, creta = Crete, ilhas
    gregas = Greek Islands, costa amalfitana = Amalfi Coast, lago de como = Lake Como, lago de garda = Lake Garda, mar báltico = Baltic Sea,
    mediterrâneo = Mediterranean, vale do loire = Loire Valley, castelos do loire = Loire Valley, alsácia = Alsace, bretanha = Brittany,
    normandia = Normandy, provença = Provence, provence = Provence, córsega = Corsica, transilvânia = Transylvania, ístria = Istria, dalmácia =
    Dalmatia, dolomitas = Dolomites, vale do douro = Douro Valley, douro = Douro Valley, nordeste = Northeast Brazil, nordeste brasileiro =
    Northeast Brazil, nordeste do brasil = Northeast Brazil, serra gaúcha = Serra Gaúcha, lençóis maranhenses = Lençóis Maranhenses, chapada
    diamantina = Chapada Diamantina, o rio = Rio de Janeiro, no rio = Rio de Janeiro, rio = Rio de Janeiro, sampa = São Paulo, bh = Belo
    Horizonte, floripa = Florianópolis, poa = Porto Alegre, foz = Foz do Iguaçu, noronha = Fernando de Noronha, cidade luz = Paris, cidade
    eterna = Rome, nova york = New York City, nova iorque = New York City, ny = New York City, italianas = IT, espanholas = ES, francesas = FR,
    portuguesas = PT, gregas = GR, japonesas = JP, europeias = Europe, alemãs = DE, brasileiras = BR, fiordes = Norwegian Fjords, antália =
    Antalya, fiordes noruegueses = Norwegian Fjords, costa oeste dos eua = West Coast`,
  texts: {
    'names.between': 'De {from} a {to} em {days, plural, one {# dia} many {# dias} other {# dias}}',
    'names.round': 'Circuito a partir de {start} em {days, plural, one {# dia} many {# dias} other {# dias}}',
    'names.area': '{where}: {days, plural, one {# dia} many {# dias} other {# dias}}',
    'names.cities': '{names}: {days, plural, one {# dia} many {# dias} other {# dias}}',
    description: '{stops}. Transporte: {types}.',
    stopWithDays: '{name} ({days, plural, one {# dia} many {# dias} other {# dias}})',
    'types.plane': 'avião',
    'types.train': 'trem',
    'types.bus': 'ônibus',
    'types.car': 'carro',
    'days.first': 'Começo em {city}.',
    'days.leave':
      'De {city} para {next} de {type, select, plane {avião} train {trem} bus {ônibus} car {carro} other {}}.',
    'days.arrive':
      'De {type, select, plane {avião} train {trem} bus {ônibus} car {carro} other {}} de {from} a {city}, cerca de {km, number} km.',
    'days.underway': 'A caminho de {from} para {to}.',
    'days.explore': 'Um dia para descobrir {city}.',
    'days.more': 'Mais de {city}, sem pressa.',
    'days.around': '{city} e arredores.',
    'days.home':
      'Últimas horas em {city}, depois volta para {home} de {type, select, plane {avião} train {trem} bus {ônibus} car {carro} other {}}.',
    'days.outing': 'Um passeio de {city} a {other}, ida e volta no mesmo dia.',
    understoodNothing:
      'Nenhum lugar foi encontrado na frase. Indique uma cidade, um país ou uma região, por exemplo “10 dias na Itália de trem”.',
    unknownPlace: '“{name}” não está no índice de lugares e ficou de fora.',
    defaultDays:
      'A duração não foi indicada, por isso a viagem tem {days, plural, one {# dia} many {# dias} other {# dias}}.',
    pastDate: 'Essa data já passou: {day}.',
    chosenCities:
      '{where}: {count, plural, one {# cidade foi escolhida por ser muito conhecida.} many {# cidades foram escolhidas por serem conhecidas e próximas umas das outras.} other {# cidades foram escolhidas por serem conhecidas e próximas umas das outras.}}',
    fewerCities:
      '{asked, number} cidades não cabem em {days, plural, one {# dia} many {# dias} other {# dias}}; o plano tem {kept, number}.',
    crowded:
      '{cities, number} cidades em {days, plural, one {# dia} many {# dias} other {# dias}} deixam pouco tempo em cada uma.',
    noLand: 'Não há caminho por terra de {from} a {to}, por isso esse trecho é de avião.',
    ferry: 'Entre {from} e {to}, parte do caminho é de ferry.',
    refusedPlane: 'Não é possível ir de {from} a {to} sem avião, por isso esse trecho é um voo.',
    avoided: '{name} foi pedido e também deve ser evitado; ficou de fora.',
    startChosen: 'A viagem começa em {name}.',
    townFor: 'Para esse desejo foi escolhido: {name}.',
    leftOut: '{name} ficou de fora: não cabe na viagem.',
    passedThrough: 'Só há tempo de passar por {names}.',
    otherNights:
      '{name} tem {nights, plural, one {# noite} many {# noites} other {# noites}} em vez de {asked, number}.',
    otherLength:
      'A viagem tem {days, plural, one {# dia} many {# dias} other {# dias}} em vez de {asked, number}.',
    otherCount:
      'A viagem tem {kept, plural, one {# cidade} many {# cidades} other {# cidades}} em vez de {asked, number}.',
    otherOrder: 'A ordem pedida se contradiz; agora é {names}.',
    longLeg: 'De {from} a {to} leva cerca de {hours, plural, one {# hora} many {# horas} other {# horas}}.',
    otherTransport:
      'De {from} a {to} vai-se de {type, select, plane {avião} train {trem} bus {ônibus} car {carro} other {}}: nada do que foi pedido chega lá.',
    noNightTrain: 'Nenhum trem ou ônibus noturno serve para esta viagem.',
    closedBorder: 'A fronteira entre {from} e {to} está fechada.',
    noSuchTown: 'Nenhum lugar desta viagem atende a esse desejo.',
    outOfSeason: 'Não é época para {names}.',
    nextYear: '{day} já passou, por isso a viagem começa em {next}.',
    otherDates: 'Nem todas as datas pedidas são possíveis; a viagem começa em {day}.',
    noTime: 'Não há tempo para {where}.',
    shorterOrder: 'A ordem indicada foi mantida. Uma mais curta seria {names}.',
    tooFar:
      'De {from} a {to} é longe demais de {wanted, select, plane {avião} train {trem} bus {ônibus} car {carro} other {}} para o tempo disponível, por isso esse trecho é de avião.',
    ferryInstead:
      'Entre {from} e {to} é preciso ir de ferry; as viagens não têm barcos, por isso o trecho aparece como ônibus.',
    noTrains: '{country}: não há trens de passageiros confiáveis, por isso se usa o ônibus.',
    chosenBetween: 'As paradas no caminho foram escolhidas por serem conhecidas e próximas do percurso.',
    chosenAround:
      'Nenhum destino foi indicado, por isso a viagem passa por cidades conhecidas ao redor de {name}.',
    longer:
      'Só o trajeto já dura mais de {asked, plural, one {# dia} many {# dias} other {# dias}}, por isso a viagem tem {days, number}.',
    dayTrip:
      'Uma viagem precisa de duas cidades, por isso foi incluído um passeio de {city} a {other}; remova-o se preferir ficar.',
  },
}
