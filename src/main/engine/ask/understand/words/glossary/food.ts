/** Romanian words for food, cooking and the table, with their English ones. */
export const FOOD = `
food: mancare mancaruri aliment alimente hrana; meal: mese pranz; breakfast: dejun; lunch: pranz pranzuri; dinner: cina; supper: cina
dish: feluri bucate; soup: supa supe ciorba ciorbe; stew: tocana tocanita; bread: paine paini pita; loaf: franzela; flour: faina
dough: aluat aluaturi coca; cake: prajitura prajituri tort torturi cozonac; pie: placinta placinte; biscuit: biscuit biscuiti
pancake: clatita clatite; polenta: mamaliga; rice: orez; pasta: paste macaroane; noodle: taitei; wheat: grau graului; corn: porumb; maize: porumb
barley: orz; oat: ovaz; rye: secara; bean: fasole; pea: mazare; lentil: linte; onion: ceapa cepe; garlic: usturoi; cabbage: verze
carrot: morcov morcovi; tomato: rosie rosii tomata tomate; cucumber: castravete castraveti; pepper: ardei piper; eggplant: vinete
pumpkin: dovleac dovleci; spinach: spanac; beet: sfecla; parsley: patrunjel; dill: marar; mushroom: ciuperca ciuperci; olive: maslina masline
apple: mar mere merelor merele; pear: para pere perele; plum: pruna prune; cherry: cireasa cirese visina visine; peach: piersica piersici
grape: strugure struguri; strawberry: capsuna capsuni; raspberry: zmeura; blueberry: afina afine; walnut: nuca nuci; nut: nuca nuci
hazelnut: aluna alune; almond: migdala migdale; lemon: lamaie lamai; orange: portocala portocale; banana: banana banane; watermelon: pepene pepeni
fig: smochina smochine; meat: carne carnuri; beef: vita; pork: porc; lamb: miel; chicken: pui gaina; ham: sunca; sausage: carnat carnati
bacon: slanina; egg: ou oua ouale oualor; milk: lapte; butter: unt; cream: smantana frisca crema; yogurt: iaurt; cheese: cascaval telemea
oil: ulei uleiuri; vinegar: otet; salt: sare; sugar: zahar; honey: miere mierii; jam: gem dulceata dulceturi; syrup: sirop
spice: condiment condimente mirodenie; vanilla: vanilie; mustard: mustar; sauce: sos sosuri; chocolate: ciocolata; candy: bomboana bomboane acadea
ice cream: inghetata inghetate; coffee: cafea cafele cafeaua; tea: ceai ceaiuri; wine: vin vinuri vinul vinului vinurilor; brandy: tuica rachiu
juice: suc sucuri; drink: bautura bauturi; beverage: bautura bauturi; bottle: sticla sticle; sweet: dulce dulci; sour: acru acra; bitter: amar amara
salty: sarat sarata; spicy: picant iute; hunger: foame; hungry: flamand; thirst: sete; diet: dieta diete regim; vegetarian: vegetarian vegetariana
vegan: vegan vegana; portion: portie portii; serving: portie portii; slice: felie felii; kitchen: bucatarie bucatarii
restaurant: restaurant restaurante; pub: carciuma carciumi birt; inn: han hanuri; tavern: taverna carciuma; menu: meniu meniuri
bakery: brutarie brutarii; confectionery: cofetarie cofetarii; cellar: pivnita pivnite beci crama crame; winery: crama crame
vineyard: vie vii podgorie podgorii; brewery: berarie; oven: cuptor cuptoare; stove: soba sobe aragaz plita; pot: oala oale cratita; pan: tigaie tigai
plate: farfurie farfurii; bowl: castron castroane; cup: ceasca cesti cana cani cupa cupe; glass: pahar pahare sticla; spoon: lingura linguri lingurita
fork: furculita furculite; knife: cutit cutite; grill: gratar; raw: crud cruda; fresh: proaspat proaspata proaspete; frozen: congelat congelata
ripe: copt coapta; fat: grasime grasimi; fiber: fibra fibre; allergen: alergen alergeni; gluten: gluten; yeast: drojdie; jar: borcan borcane
barrel: butoi butoaie; sack: sac saci; basket: cos cosuri; crate: lada lazi; box: cutie cutii; bag: punga pungi geanta sacosa; bucket: galeata galeti
`;
